import type { Ulid } from '@portal/domain/cart';
import type { LineSource, OrderTableHandle } from '@portal/portal-widgets';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * LINE-16: the line that was added last stays in sight with its note, which may come later than the line, until the buyer goes on to
 * something else than the entry line. Answers what is to be called with the line.
 */
export function useAddedInSight(
  table: RefObject<OrderTableHandle | null>,
  source: LineSource,
): (line_id: Ulid) => void {
  // An object of its own for each addition: the same line may be added to twice.
  const [added, setAdded] = useState<{ readonly line_id: Ulid } | null>(null);
  const entry = useRef<Element | null>(null);
  useEffect(() => {
    if (!added) return;
    const { line_id } = added;
    let note = source.line(line_id)?.note;
    let frame = 0;
    // Before the next frame the table has laid out its rows.
    const reveal = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => table.current?.revealLine(line_id));
    };
    reveal();
    entry.current = document.activeElement;
    const stop = source.subscribeLines((only) => {
      if (only !== null && only !== line_id) return;
      const next = source.line(line_id)?.note;
      if (next === note || entry.current !== document.activeElement) return;
      note = next;
      reveal();
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [added, source, table]);
  return useCallback((line_id) => setAdded({ line_id }), []);
}
