import type { LineSource } from './line-view.ts';

/**
 * Tells when a note came or went on any line, in sight or not: the table's heights depend on that, and on nothing else of a line. Tells
 * once for any number of changes that come together.
 */
export function watchNotes(source: LineSource): (listener: () => void) => () => void {
  const hasNote = (id: string) => (source.line(id)?.note ?? null) !== null;
  const all = () => new Set(source.lineIds().filter(hasNote));
  return (listener) => {
    let noted = all();
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
    // A list that changed lays the table out anew by itself.
    const endIds = source.subscribeIds(() => {
      noted = all();
    });
    const endLines = source.subscribeLines((only) => {
      if (only !== null && noted.has(only) === hasNote(only)) return;
      const before = noted;
      noted = all();
      if (noted.size !== before.size || [...noted].some((id) => !before.has(id))) tell();
    });
    return () => {
      over = true;
      endIds();
      endLines();
    };
  };
}
