import { Button, Dialog, EmptyState, TextField } from '@portal/design-system';
import { wordFinder } from '@portal/domain/format';
import type { HivePlace } from '@portal/domain/hive';
import { useMemo, useRef, useState } from 'react';
import { useEditor, useTree } from '../editor-context.ts';
import { insertMessages as messages } from '../messages/insert.ts';
import { namedPlaces } from '../tree/places.ts';
import * as css from './InsertDialog.css.ts';

/** Maximum number of places that are listed. */
const mostPlaces = 200;

export interface MoveDialogProps {
  /** What is placed: `Title — Winter`. */
  subject: string;
  action: 'move' | 'paste';
  onPlace: (place: HivePlace) => void;
  onClose: () => void;
}

/** HIVE-16: all places for a component as a list, as an alternative to dragging. */
export function MoveDialog({ subject, action, onPlace, onClose }: MoveDialogProps) {
  const editor = useEditor();
  const tree = useTree();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const places = useMemo(() => namedPlaces(tree, action === 'move' ? editor.targets() : []), [tree, action, editor]);
  const isFound = wordFinder(search);
  const found = places.filter(({ say }) => isFound(say));
  const [first] = found;
  const put = (place: HivePlace) => {
    onPlace(place);
    onClose();
  };
  return (
    <Dialog
      title={messages[action](subject)}
      description={messages.choosePlace}
      open
      onOpenChange={onClose}
      size="m"
      initialFocus={field}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (first) put(first.place);
        }}
      >
        <TextField
          ref={field}
          type="search"
          autoComplete="off"
          label={messages.findPlace}
          hint={first ? messages.placeHint[action](first.say) : undefined}
          value={search}
          onValueChange={setSearch}
        />
      </form>
      <ul className={css.places}>
        {found.slice(0, mostPlaces).map(({ id, place, say }) => (
          <li key={id}>
            <Button kind="quiet" full onClick={() => put(place)}>
              {say}
            </Button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <EmptyState title={messages.placeNotFound} /> : null}
      {found.length > mostPlaces ? (
        <p className={css.summary}>{messages.morePlaces(found.length - mostPlaces)}</p>
      ) : null}
    </Dialog>
  );
}
