import { Banner, Button } from '@portal/design-system';
import { typedPreferences } from '@portal/domain/preference';
import type { AddRow, CartDocument } from '@portal/portal-client';
import { useEffect, useRef, useState } from 'react';
import { usePortal, usePreferences } from '../../portal/portal.ts';
import * as css from './OrderDesk.css.ts';
import { useLineIds } from './use-document.ts';

/** What is told of a line that had to go, and what brings it back. */
function rowOf(document: CartDocument, line_id: string): AddRow | null {
  const line = document.getLine(line_id)?.line;
  if (!line) return null;
  const { stock_code, order_quantity, note, line_reference } = line;
  // A removed line comes back with what it had before it was removed.
  return { stock_code, quantity: order_quantity || line.last_order_quantity, note, line_reference };
}

/**
 * QQ-02: adding beyond the limit removes the oldest lines: at the bottom where new lines stand at the top, else at the top. What was
 * removed is said and can be brought back; then as many more lines are allowed while this quick quote is open.
 */
export function QuickQuoteLimit({ document }: { document: CartDocument }) {
  const { messages } = usePortal();
  const { quickQuoteLineLimit } = typedPreferences(usePreferences().preferences);
  const ids = useLineIds(document);
  const [removed, setRemoved] = useState<readonly AddRow[]>([]);
  const [allowance, setAllowance] = useState(0);
  const before = useRef(ids.length);
  const limit = quickQuoteLineLimit + allowance;

  useEffect(() => {
    const grew = ids.length > before.current;
    before.current = ids.length;
    // Only adding removes: a limit that was lowered takes nothing from what stands.
    const oldest = grew ? ids.slice(0, Math.max(0, ids.length - limit)) : [];
    if (oldest.length === 0 || document.getHeader()?.editable !== true) return;
    const rows = oldest.flatMap((id) => {
      const row = rowOf(document, id);
      return row && document.forceDelete(id).ok ? [row] : [];
    });
    setRemoved((earlier) => [...earlier, ...rows]);
  }, [document, ids, limit]);

  if (removed.length === 0) return null;
  const lines = `${removed.length} oldest ${removed.length === 1 ? 'line' : 'lines'}`;
  const bringBack = () => {
    setAllowance(allowance + removed.length);
    const result = document.addLines(removed);
    if (result.ok) setRemoved([]);
    else messages.show(result.message, 'warning');
  };
  return (
    <div className={css.notices}>
      <Banner
        tone="info"
        role="status"
        title={`Your limit is ${quickQuoteLineLimit} lines, so the ${lines} made room.`}
        actions={<Button onClick={bringBack}>Bring back {removed.length === 1 ? 'the line' : 'the lines'}</Button>}
        onDismiss={() => setRemoved([])}
      >
        <span>
          Removed: {removed.map(({ stock_code, quantity }) => `${stock_code} × ${quantity ?? 0}`).join(', ')}.
        </span>
      </Banner>
    </div>
  );
}
