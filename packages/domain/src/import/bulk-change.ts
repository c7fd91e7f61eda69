import type { ReviewEntry } from './review-entries.ts';

/** A change of many rows at once, such as settling similar rows. */
export interface BulkChange {
  readonly before: readonly ReviewEntry[];
  readonly after: readonly ReviewEntry[];
  /** The rows belong together, as in a merge: undo all of them or none. */
  readonly together: boolean;
}

/** The rows of a bulk change that nothing else has changed since, as they were before it, by id. */
export function undoableRows(
  entries: readonly ReviewEntry[],
  { before, after, together }: BulkChange,
): ReadonlyMap<string, ReviewEntry> {
  const now = new Map(entries.map((entry) => [entry.id, entry]));
  const made = new Map(after.map((entry) => [entry.id, entry]));
  const changed = before.filter((entry) => made.get(entry.id) !== entry);
  const undoable = changed.filter(({ id }) => now.has(id) && now.get(id) === made.get(id));
  return new Map(together && undoable.length < changed.length ? [] : undoable.map((entry) => [entry.id, entry]));
}

/** Undoes a bulk change. A row that was changed again since stays as it is. */
export function undoBulk(entries: readonly ReviewEntry[], change: BulkChange): readonly ReviewEntry[] {
  const undoable = undoableRows(entries, change);
  return entries.map((entry) => undoable.get(entry.id) ?? entry);
}
