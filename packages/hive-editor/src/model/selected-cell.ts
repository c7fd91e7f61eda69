import type { HiveTree } from '@portal/domain/hive';
import { createStore, type Store } from '@portal/portal-client/react';
import { isEmptyCell, type NamedPlace } from '../tree/places.ts';

/** The selected empty cell, whose container is `selected`. Selecting something else leaves it. */
export function createSelectedCell(tree: () => HiveTree, selected: Store<string>) {
  const cell = createStore<NamedPlace['place'] | null>(null);
  selected.subscribe(() => {
    if (cell.get() && cell.get()?.parent !== selected.get()) cell.set(null);
  });
  /** The cell, unless somebody else has filled it. */
  const emptyCell = () => {
    const place = cell.get();
    return place && isEmptyCell(tree(), place) ? place : null;
  };
  return { cell, emptyCell };
}
