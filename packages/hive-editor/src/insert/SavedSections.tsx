import { Banner, Button, cx, Heading, Icon, IconButton, Inline, TextField } from '@portal/design-system';
import { LayoutTemplate, Plus, RefreshCw, Trash2, Upload } from '@portal/design-system/icons';
import type { HiveSection } from '@portal/domain/hive';
import { newId } from '@portal/portal-client';
import { useCall, useCallCache, usePortal } from '@portal/portal-client/react';
import { type FormEvent, useState } from 'react';
import { send } from '../data/calls.ts';
import { useStaffNames } from '../data/use-staff-names.ts';
import { useEditor, useSelected, useSelection, useTreeValue } from '../editor-context.ts';
import { sectionMessages as messages } from '../messages/sections.ts';
import * as css from './InsertDialog.css.ts';
import { putInstead, selectedParts, syncedNode } from './section-changes.ts';

/** The saved sections, and changes to them. */
function useSections() {
  const { transport } = usePortal();
  const cache = useCallCache();
  const { data } = useCall('sections/get', {});
  const [problem, setProblem] = useState<string | null>(null);
  /** The section deleted last, which can be restored. */
  const [gone, setGone] = useState<HiveSection | null>(null);
  const change = async (outcome: Awaited<ReturnType<typeof send>>) => {
    await cache.reload('sections/get');
    setProblem(outcome.ok ? null : outcome.error.message);
    return outcome.ok;
  };
  const save = async (name: string, parts: HiveSection['parts']) =>
    change(await send(transport, 'sections/save', { name, parts: parts.map((nodes) => [...nodes]) }));
  return {
    sections: data?.sections ?? [],
    problem,
    save,
    /** Replaces the components of a section on every page that shows it. */
    replace: async ({ section_id, name }: HiveSection, parts: HiveSection['parts']) =>
      change(await send(transport, 'sections/save', { section_id, name, parts: parts.map((nodes) => [...nodes]) })),
    gone,
    remove: async (section: HiveSection) => {
      const { section_id } = section;
      if (await change(await send(transport, 'sections/delete', { section_id }))) setGone(section);
    },
    restore: async ({ name, parts }: HiveSection) => {
      if (await save(name, parts)) setGone(null);
    },
  };
}

/** HIVE-16: saved parts of pages. Inserting one makes a copy. */
export function SavedSections() {
  const nameOf = useStaffNames();
  const editor = useEditor();
  const { sections, problem, gone, save, replace, remove, restore } = useSections();
  const [changingId, setChangingId] = useState<number | null>(null);
  // Read from the list, so that the confirmation shows the current count of pages.
  const changing = sections.find(({ section_id }) => section_id === changingId);
  const [name, setName] = useState<string | null>(null);
  const selected = useSelected();
  // Renders again with the selection.
  useSelection();
  const isPage = useTreeValue((tree) => tree.get(selected)?.parent === null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parts = selectedParts(editor.document.tree.get(), editor.targets());
    if (name !== null && name.trim() !== '' && (await save(name.trim(), parts))) setName(null);
  };
  const replaceAll = async (section: HiveSection) => {
    const targets = editor.targets();
    const parts = selectedParts(editor.document.tree.get(), targets);
    if (await replace(section, parts)) {
      putInstead(editor, targets, [syncedNode(section, newId())]);
      editor.notice.set({ ok: true, say: messages.changing.done(section.name) });
    }
    setChangingId(null);
  };
  return (
    <section aria-label={messages.title} className={css.group}>
      <Heading level={3} size="small">
        {messages.title}
      </Heading>
      {problem ? <Banner tone="critical" role="alert" title={problem} /> : null}
      {gone ? (
        <Banner
          role="status"
          title={messages.removed(gone.name)}
          actions={
            <Button size="s" onClick={() => void restore(gone)}>
              {messages.undo}
            </Button>
          }
        />
      ) : null}
      {changing ? (
        <Banner
          tone="warning"
          role="alert"
          title={messages.changing.title(changing.name, changing.uses)}
          actions={
            <Button size="s" kind="filled" onClick={() => void replaceAll(changing)}>
              {messages.changing.confirm}
            </Button>
          }
          onDismiss={() => setChangingId(null)}
        >
          {changing.uses.some((use) => use.live) ? messages.changing.live : messages.changing.later}
        </Banner>
      ) : null}
      <p className={css.summary}>{sections.length === 0 ? messages.empty : messages.hint}</p>
      <ul className={css.sections}>
        {sections.map((section) => (
          <li key={section.section_id} className={css.section}>
            <button
              type="button"
              className={cx(css.type, css.level)}
              title={messages.by(nameOf(section.created_by))}
              onClick={() => editor.paste(section.parts)}
            >
              <Icon icon={LayoutTemplate} />
              <span>
                <span className={css.name}>{section.name}</span>
                {section.uses.length > 0 ? <span className={css.summary}>{messages.used(section.uses)}</span> : null}
              </span>
            </button>
            <IconButton
              icon={RefreshCw}
              label={messages.insertSynced(section.name)}
              onClick={() => editor.paste([[syncedNode(section, newId())]])}
            />
            <IconButton
              icon={Upload}
              label={messages.change(section.name)}
              reason={isPage ? messages.saveHint : undefined}
              onClick={() => setChangingId(section.section_id)}
            />
            <IconButton icon={Trash2} label={messages.remove(section.name)} onClick={() => void remove(section)} />
          </li>
        ))}
      </ul>
      {name === null ? (
        <Button size="s" icon={Plus} reason={isPage ? messages.saveHint : undefined} onClick={() => setName('')}>
          {messages.save}
        </Button>
      ) : (
        <form className={css.whole} onSubmit={(event) => void submit(event)}>
          <TextField
            label={messages.name}
            value={name}
            onValueChange={setName}
            maxLength={80}
            autoComplete="off"
            autoFocus
          />
          <Inline gap={2}>
            <Button size="s" type="submit" kind="filled">
              {messages.confirm}
            </Button>
            <Button size="s" kind="quiet" onClick={() => setName(null)}>
              {messages.cancel}
            </Button>
          </Inline>
        </form>
      )}
    </section>
  );
}
