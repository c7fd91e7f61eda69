import type { LineSource } from './line-view.ts';

/**
 * Tells when a note came or went on any line, in sight or not: the table's heights depend on that, and on nothing else of a line. Tells
 * once for any number of changes that come together.
 */
export function watchNotes(source: LineSource): (listener: () => void) => () => void {
  return (listener) => {
    const noted = new Map<string, boolean>();
    const ends = new Map<string, () => void>();
    let told = false;
    let over = false;
    const tell = () => {
      if (told) return;
      told = true;
      queueMicrotask(() => {
        told = false;
        if (!over) listener();
      });
    };
    const hasNote = (id: string) => (source.line(id)?.note ?? null) !== null;
    const follow = () => {
      const ids = new Set(source.lineIds());
      for (const [id, end] of ends) {
        if (ids.has(id)) continue;
        end();
        ends.delete(id);
        noted.delete(id);
      }
      for (const id of ids) {
        if (ends.has(id)) continue;
        noted.set(id, hasNote(id));
        const check = () => {
          const has = hasNote(id);
          if (noted.get(id) === has) return;
          noted.set(id, has);
          tell();
        };
        ends.set(id, source.subscribeLine(id, check));
      }
    };
    follow();
    const endIds = source.subscribeIds(follow);
    return () => {
      over = true;
      endIds();
      for (const end of ends.values()) end();
    };
  };
}
