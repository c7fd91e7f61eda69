import type { Ulid } from '@portal/domain/cart';
import { type LineSource, type LineView, type RemedyId, remedies } from './line-view.ts';
import { hasNote } from './watch-notes.ts';

const remedyIds = Object.keys(remedies) as RemedyId[];

function isOffered(view: LineView, remedy: RemedyId): boolean {
  if (view.note?.remedies.some(({ id }) => id === remedy)) return true;
  if (remedy === 'restore') return view.status === 'removed';
  if (remedy === 'ask') return view.status === 'poa';
  return remedy === 'next_break' && view.nextBreak !== null;
}

/** The remedy of a key on a line, or null when the line does not offer it. */
export function remedyOfKey(view: LineView, key: string): RemedyId | null {
  return remedyIds.find((id) => remedies[id].key === key && isOffered(view, id)) ?? null;
}

/** The line changed last, if it has a note: its keys are shown, and work wherever the focus has moved. */
export function freshLine(source: LineSource): LineView | null {
  const id = source.lineIds().find((each) => hasNote(source, each) && source.line(each)?.fresh);
  return id === undefined ? null : source.line(id);
}

export interface KeyedRemedy {
  readonly line_id: Ulid;
  readonly remedy: RemedyId;
}

/** The remedy of a key: on the current line, else on the line changed last. `current` is null outside the lines. */
export function keyedRemedy(source: LineSource, current: Ulid | null, key: string): KeyedRemedy | null {
  for (const view of [current === null ? null : source.line(current), freshLine(source)]) {
    const remedy = view && remedyOfKey(view, key);
    if (view && remedy) return { line_id: view.line.line_id, remedy };
  }
  return null;
}
