import { Banner, Button, Dialog, Heading, Select, Switch, TextArea, TextField } from '@portal/design-system';
import { type HivePage, isLivePage, mayGoBelow, pageLabel, uriCollision, withSlash } from '@portal/domain/hive';
import { useState } from 'react';
import type { PageActions } from '../data/use-pages.ts';
import { pageSettingsMessages as messages } from '../messages/page-settings.ts';
import { ArticleLists } from './ArticleLists.tsx';
import * as css from './PagesPanel.css.ts';
import { aliasesIn } from './page-rows.ts';
import { SearchAppearance } from './SearchAppearance.tsx';
import { UriSettingsForm } from './UriSettingsForm.tsx';

export interface PageDialogProps {
  page: HivePage;
  pageActions: PageActions;
  /** Asks whether to delete the page. */
  onDelete: () => void;
  /** Asks whether to unpublish the page. */
  onUnpublish: () => void;
  onClose: () => void;
}

const formOf = (page: HivePage) => ({
  uri: page.uri,
  description: page.description,
  parent: page.parent,
  menu: page.menu === 1,
  active: page.active === 1,
  aliases: page.aliases.join('\n'),
});

/** HIVE-01: the settings of a page. Address collisions are shown while typing. */
export function PageDialog({ page, pageActions, onDelete, onUnpublish, onClose }: PageDialogProps) {
  const pages = pageActions.pages ?? [];
  const [form, setForm] = useState(formOf(page));
  // The revision when the form was filled: changes of others since then must not be overwritten unseen (HIVE-15).
  const [revision, setRevision] = useState(page.revision);
  const [looks, setLooks] = useState(0);
  const readOnly = !pageActions.mayChange(page);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const uri = withSlash(form.uri);
  const wrongUri = uriCollision(pages, page.page_id, uri);
  const aliases = aliasesIn(form.aliases);
  const wrongAliases = aliases.flatMap((alias) => uriCollision(pages, page.page_id, alias) ?? []);
  const parents = pages.filter(
    (each) => each.page_id !== page.page_id && mayGoBelow(pages, page.page_id, each.page_id),
  );
  const change = (more: Partial<typeof form>) => setForm({ ...form, ...more });

  const run = async (answering: Promise<string | null>) => {
    setBusy(true);
    const failure = await answering;
    setBusy(false);
    setProblem(failure);
    if (failure === null) onClose();
  };
  const lookAgain = () => {
    setForm(formOf(page));
    setRevision(page.revision);
    setLooks(looks + 1);
    setProblem(null);
  };
  const save = () => {
    if (wrongUri || wrongAliases.length > 0) return;
    const { parent, ...rest } = form;
    void run(
      pageActions.updatePage(page.page_id, revision, {
        ...rest,
        uri,
        aliases: [...aliases],
        // Sent only for a move: otherwise the page stays in its place among its siblings.
        ...(parent === page.parent ? {} : { parent }),
      }),
    );
  };
  return (
    <Dialog
      title={messages.title(pageLabel(page))}
      open
      onOpenChange={onClose}
      size="m"
      foot={
        readOnly ? null : (
          <>
            <Button kind="filled" loading={busy} onClick={save}>
              {messages.save}
            </Button>
            {isLivePage(page) ? (
              <Button kind="quiet" onClick={onUnpublish}>
                {messages.unpublish.open}
              </Button>
            ) : null}
            <Button kind="quiet" tone="critical" onClick={onDelete}>
              {messages.remove}
            </Button>
          </>
        )
      }
    >
      <div className={css.form}>
        {readOnly ? <Banner title={messages.readOnly}>{messages.readOnlyHint}</Banner> : null}
        {problem ? (
          <Banner
            tone="critical"
            role="alert"
            title={problem}
            actions={
              page.revision === revision ? null : (
                <Button size="s" onClick={lookAgain}>
                  {messages.reload}
                </Button>
              )
            }
          />
        ) : null}
        <TextField
          label={messages.name}
          hint={messages.nameHint}
          value={form.description}
          onValueChange={(description) => change({ description })}
          maxLength={200}
          autoComplete="off"
          readOnly={readOnly}
        />
        <TextField
          label={messages.address}
          hint={messages.addressHint}
          error={wrongUri ?? undefined}
          value={form.uri}
          onValueChange={(typed) => change({ uri: typed })}
          onBlur={() => change({ uri })}
          autoComplete="off"
          readOnly={readOnly}
          spellCheck={false}
        />
        <Select
          label={messages.parent}
          disabled={readOnly}
          value={form.parent === null ? '' : String(form.parent)}
          options={[
            { value: '', label: messages.noParent },
            ...parents.map((each) => ({ value: String(each.page_id), label: `${pageLabel(each)}, ${each.uri_path}` })),
          ]}
          onValueChange={(id) => change({ parent: id === '' ? null : Number(id) })}
        />
        <Switch readOnly={readOnly} checked={form.menu} onCheckedChange={(menu) => change({ menu })}>
          {messages.menu}
        </Switch>
        <Switch
          readOnly={readOnly}
          checked={form.active}
          onCheckedChange={(active) => change({ active })}
          hint={messages.activeHint}
        >
          {messages.active}
        </Switch>
        <TextArea
          label={messages.aliases}
          hint={messages.aliasesHint}
          error={wrongAliases[0]}
          value={form.aliases}
          onValueChange={(text) => change({ aliases: text })}
          rows={3}
          spellCheck={false}
          readOnly={readOnly}
        />
      </div>
      <SearchAppearance
        key={`search ${looks}`}
        {...{ page, revision, pageActions, readOnly }}
        whenSaved={setRevision}
      />
      <ArticleLists key={`article ${looks}`} {...{ page, revision, pageActions, readOnly }} whenSaved={setRevision} />
      <section className={css.section} aria-label={messages.opening.title}>
        <Heading level={3}>{messages.opening.title}</Heading>
        <p className={css.note}>{messages.opening.hint}</p>
        {page.uri_settings.map(({ uri, settings }) => (
          <UriSettingsForm
            key={`${uri} ${looks}`}
            page_id={page.page_id}
            {...{ uri, settings, revision, pageActions, readOnly }}
            whenSaved={setRevision}
          />
        ))}
      </section>
    </Dialog>
  );
}
