import { treeMessages } from '../../messages/tree.ts';
import type { TreePosition } from './Tree.props.ts';
import { endOfSubtree, type TreeRowData } from './tree-rows.ts';

const messages = treeMessages.places;

/** A position that nodes can be moved to. */
export interface TreePlace {
  readonly target: string;
  readonly position: TreePosition;
  /** The row above which it is; for `inside` the target itself. */
  readonly row: number;
  readonly level: number;
}

/** Whether a position accepts the moved nodes. */
export type MayMove = (target: string, position: TreePosition) => boolean;

/**
 * All positions that nodes can be moved to, from top to bottom: before each row, inside each closed or empty folder and each leaf that is
 * only a place to fill, such as a cell, and after the last of each list, so that each gap occurs once. Positions inside the moved nodes
 * are left out.
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
  /** Lists still open at this row, innermost last. */
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
    const isCell = expanded === undefined && !mayMove(item.id, 'before') && !mayMove(item.id, 'after');
    if (!isMoved && (isClosed || isCell)) add(item.id, 'inside', index, level + 1);
    if (!isMoved) lastStaying.set(parent, item.id);
    // The end of a list is after the last node that stays.
    const last = lastStaying.get(parent);
    if (position === siblings && last !== undefined) ends.push({ id: last, end, level });
    // A node cannot be moved into itself.
    index = isMoved ? end : index + 1;
  }
  close(rows.length);
  return places;
}

/**
 * The drop positions for a pointer at this fraction of a row's height (0 is the top), the first that is possible applies: inside a folder,
 * before or after it. A row with nothing after it, such as a cell, is one place as a whole.
 */
export function positionsAt(share: number, isFolder: boolean, mayBeAfter: boolean): readonly TreePosition[] {
  const side = share < 0.5 ? 'before' : 'after';
  if (isFolder) return [share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside', side, 'inside'];
  return mayBeAfter ? [side] : ['inside', side];
}

/** The position in words, for the live region. */
export function placeInWords(place: TreePlace, rows: readonly TreeRowData[], rootLabel: string): string {
  const label = (id: string | null) => rows.find((row) => row.item.id === id)?.item.label;
  const name = label(place.target) ?? '';
  if (place.position === 'inside') return messages.inside(name);
  const parent = rows.find((row) => row.item.id === place.target)?.parent ?? null;
  const around = label(parent) ?? rootLabel;
  return place.position === 'before' ? messages.before(name, around) : messages.after(name, around);
}
