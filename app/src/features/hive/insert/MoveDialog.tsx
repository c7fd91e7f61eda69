import { Button, Dialog, EmptyState } from '@portal/design-system';
import { wordFinder } from '@portal/domain/format';
import type { HivePlace } from '@portal/domain/hive';
import { useMemo, useState } from 'react';
import { useEditor, useTree } from '../editor-context.ts';
import { namedPlaces } from '../tree/places.ts';
import { FirstField } from './FirstField.tsx';
import * as css from './InsertDialog.css.ts';

/** More buttons than these help nobody. */
const mostPlaces = 200;

export interface MoveDialogProps {
  /** What goes there: `Title — Winter`. */
  subject: string;
  verb: 'Move' | 'Paste';
  onPlace: (place: HivePlace) => void;
  onClose: () => void;
}

/** HIVE-16: where dragging could put a component, as a list. */
export function MoveDialog({ subject, verb, onPlace, onClose }: MoveDialogProps) {
  const work = useEditor();
  const tree = useTree();
  const [search, setSearch] = useState('');
  const places = useMemo(() => namedPlaces(tree, verb === 'Move' ? work.chosen() : []), [tree, verb, work]);
  const isFound = wordFinder(search);
  const found = places.filter(({ say }) => isFound(say));
  return (
    <Dialog title={`${verb} ${subject}`} description="Choose its place." open onOpenChange={onClose} size="m">
      <FirstField label="Find a place" value={search} onValueChange={setSearch} />
      <ul className={css.places}>
        {found.slice(0, mostPlaces).map(({ id, place, say }) => (
          <li key={id}>
            <Button
              kind="quiet"
              full
              onClick={() => {
                onPlace(place);
                onClose();
              }}
            >
              {say}
            </Button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <EmptyState title="No place is called so." /> : null}
      {found.length > mostPlaces ? (
        <p className={css.summary}>{found.length - mostPlaces} more. Type part of a name to find them.</p>
      ) : null}
    </Dialog>
  );
}
