import type { Ulid } from '@portal/domain/cart';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LineSource } from './line-view.ts';
import type { OrderTableHandle } from './OrderTable.props.ts';

/**
 * LINE-16: keeps the line added last in view with its note, which may arrive later than the line, until the user moves on from the
 * entry line. Returns a function to call with the line.
 */
export function useAddedInSight(
  table: RefObject<OrderTableHandle | null>,
  source: LineSource,
): (line_id: Ulid) => void {
  // A new object for each addition, because the same line may be added to twice.
  const [added, setAdded] = useState<{ readonly line_id: Ulid } | null>(null);
  const entry = useRef<Element | null>(null);
  useEffect(() => {
    if (!added) return;
    const { line_id } = added;
    let note = source.line(line_id)?.note;
    let frame = 0;
    // The table lays out its rows before the next frame.
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
