import type { Ulid } from '@portal/domain/cart';
import type { LineSource } from './line-view.ts';

/** A line that cannot be read has no note: its row says what is wrong with it. */
export function hasNote(source: LineSource, id: Ulid): boolean {
  try {
    return source.hasNote(id);
  } catch {
    return false;
  }
}

/**
 * Calls back when a note came or went on any line, in sight or not: the heights of rows depend on that, and on nothing else of a line.
 * Calls back once for any number of changes that come together.
 */
export function watchNotes(source: LineSource): (listener: () => void) => () => void {
  const noted = () => new Set(source.lineIds().filter((id) => hasNote(source, id)));
  return (listener) => {
    let before = noted();
    let scheduled = false;
    let stopped = false;
    const schedule = () => {
      if (scheduled) return;
      scheduled = true;
      queueMicrotask(() => {
        scheduled = false;
        if (!stopped) listener();
      });
    };
    // The table lays out a list that changed by itself.
    const endIds = source.subscribeIds(() => {
      before = noted();
    });
    const endLines = source.subscribeLines((only) => {
      if (only !== null && before.has(only) === hasNote(source, only)) return;
      const then = before;
      before = noted();
      if (before.size !== then.size || [...before].some((id) => !then.has(id))) schedule();
    });
    return () => {
      stopped = true;
      endIds();
      endLines();
    };
  };
}
