import { Dialog, Select, TextField } from '@portal/design-system';
import { useMemo, useRef, useState } from 'react';
import { useEditor, useTree } from '../editor-context.ts';
import { actionMessages } from '../messages/actions.ts';
import { insertMessages as messages } from '../messages/insert.ts';
import { type NamedPlace, namedPlaces } from '../tree/places.ts';
import * as css from './InsertDialog.css.ts';
import { foundTypes, TypeList } from './TypeList.tsx';

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
  const insert = (name: string) => {
    editor.insert(name, places.find((each) => each.id === where)?.place);
    onClose();
  };
  const [first] = foundTypes(search);
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
      <TypeList search={search} onPick={insert} />
    </Dialog>
  );
}
