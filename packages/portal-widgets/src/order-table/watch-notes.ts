import type { Ulid } from '@portal/domain/cart';
import type { LineSource } from './line-view.ts';

/** Whether a line has a note. False for a line that cannot be read: its row shows the error. */
export function hasNote(source: LineSource, id: Ulid): boolean {
  try {
    return source.hasNote(id);
  } catch {
    return false;
  }
}

/**
 * Calls back when any line, visible or not, gains or loses its note: row heights depend on that and nothing else of a line.
 * Simultaneous changes cause one call.
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
    // The table handles changes of the list itself.
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
