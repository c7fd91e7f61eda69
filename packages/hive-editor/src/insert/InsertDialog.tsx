import { Dialog, EmptyState, Heading, Icon, Select, TextField } from '@portal/design-system';
import { wordFinder } from '@portal/domain/format';
import { componentIcons } from '@portal/hive-components/icons';
import { componentTypes, groups, registry } from '@portal/hive-components/settings';
import { useMemo, useRef, useState } from 'react';
import { useEditor, useTree } from '../editor-context.ts';
import { actionMessages } from '../messages/actions.ts';
import { insertMessages as messages } from '../messages/insert.ts';
import { type NamedPlace, namedPlaces } from '../tree/places.ts';
import * as css from './InsertDialog.css.ts';

export interface InsertDialogProps {
  /** Initial place. */
  at: NamedPlace['place'];
  onClose: () => void;
}

/** HIVE-16: choose a component type and a place, by typing or by keys. */
export function InsertDialog({ at, onClose }: InsertDialogProps) {
  const editor = useEditor();
  const tree = useTree();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [where, setWhere] = useState(`${at.parent} ${at.position}`);
  const places = useMemo(() => namedPlaces(tree, []), [tree]);
  const isFound = wordFinder(search);
  const types = componentTypes
    .map((name) => registry[name])
    .filter(({ listed, label, summary, name }) => listed && isFound(`${label} ${summary} ${name}`));
  const insert = (name: string) => {
    editor.insert(name, places.find((each) => each.id === where)?.place);
    onClose();
  };
  const [first] = types;
  return (
    <Dialog title={actionMessages.insertComponent} open onOpenChange={onClose} size="m" initialFocus={field}>
      <form
        className={css.whole}
        onSubmit={(event) => {
          event.preventDefault();
          if (first) insert(first.name);
        }}
      >
        <TextField
          ref={field}
          type="search"
          autoComplete="off"
          label={messages.find}
          hint={first ? messages.findHint(first.label) : undefined}
          value={search}
          onValueChange={setSearch}
        />
        <Select
          label={messages.place}
          value={where}
          options={places.map(({ id, say }) => ({ value: id, label: say }))}
          onValueChange={setWhere}
        />
      </form>
      {first ? null : <EmptyState title={messages.notFound} />}
      {groups.map((group) => {
        const own = types.filter((each) => each.group === group);
        if (own.length === 0) return null;
        return (
          <section key={group} aria-label={group} className={css.group}>
            <Heading level={3}>{group}</Heading>
            <ul className={css.types}>
              {own.map(({ name, label, summary, icon }) => (
                <li key={name}>
                  <button type="button" className={css.type} onClick={() => insert(name)}>
                    <Icon icon={componentIcons[icon]} />
                    <span>
                      <span className={css.name}>{label}</span>
                      <span className={css.summary}>{summary}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Dialog>
  );
}
