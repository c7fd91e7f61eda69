import type { TreePosition } from './Tree.props.ts';
import { endOfSubtree, type TreeRowData } from './tree-rows.ts';

/** A place that something can be moved to. */
export interface TreePlace {
  readonly target: string;
  readonly position: TreePosition;
  /** The row before whose upper edge it lies; for `inside` the target's own. */
  readonly row: number;
  readonly level: number;
}

/** Whether a place takes what is being moved. */
export type MayMove = (target: string, position: TreePosition) => boolean;

/**
 * Every place that nodes can be moved to, from the top down: before each row, inside each folder that is closed or empty, and after the
 * last of each list. So each gap between siblings is there exactly once. Places inside what is moved are left out.
 */
export function placesFor(
  rows: readonly TreeRowData[],
  moved: ReadonlySet<string>,
  mayMove: MayMove,
): readonly TreePlace[] {
  const places: TreePlace[] = [];
  const add = (target: string, position: TreePosition, row: number, level: number) => {
    if (mayMove(target, position)) places.push({ target, position, row, level });
  };
  /** Lists that are still open at this row, innermost last. */
  const ends: { id: string; end: number; level: number }[] = [];
  const lastStaying = new Map<string | null, string>();
  const close = (index: number) => {
    while (ends.length > 0 && (ends.at(-1)?.end ?? 0) <= index) {
      const last = ends.pop();
      if (last) add(last.id, 'after', last.end, last.level);
    }
  };
  for (let index = 0; index < rows.length; ) {
    close(index);
    const row = rows[index];
    if (!row) break;
    const { item, parent, level, position, siblings, expanded } = row;
    const end = endOfSubtree(rows, index);
    const isMoved = moved.has(item.id);
    if (!isMoved) add(item.id, 'before', index, level);
    const isClosed = expanded === false || (expanded === true && end === index + 1);
    if (!isMoved && isClosed) add(item.id, 'inside', index, level + 1);
    if (!isMoved) lastStaying.set(parent, item.id);
    // The end of the list is behind the last of it that stays.
    const last = lastStaying.get(parent);
    if (position === siblings && last !== undefined) ends.push({ id: last, end, level });
    // Nothing moves into itself.
    index = isMoved ? end : index + 1;
  }
  close(rows.length);
  return places;
}

/** Where a pointer at this share of a row's height (0 at its top) would drop: inside a folder's middle, else before or after. */
export function positionAt(share: number, isFolder: boolean): TreePosition {
  if (isFolder) return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside';
  return share < 0.5 ? 'before' : 'after';
}

/** The place in words, for the live region. */
export function placeInWords(place: TreePlace, rows: readonly TreeRowData[], rootLabel: string): string {
  const label = (id: string | null) => rows.find((row) => row.item.id === id)?.item.label;
  const name = label(place.target) ?? '';
  if (place.position === 'inside') return `Inside ${name}`;
  const parent = rows.find((row) => row.item.id === place.target)?.parent ?? null;
  return `${place.position === 'before' ? 'Before' : 'After'} ${name}, in ${label(parent) ?? rootLabel}`;
}
