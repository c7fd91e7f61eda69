import type { LineState, OperationDraft } from '@portal/domain/cart';
import { ulid } from 'ulid';

/** The quantity to order; for a line priced on application the quantity that was requested. 0 if the line was removed. */
const wantedQuantity = (line: LineState): number => line.order_quantity || (line.poa ? line.last_order_quantity : 0);

/** The lines of an order that are not removed. */
export const wantedLines = (lines: readonly LineState[]): readonly LineState[] =>
  lines.filter((line) => wantedQuantity(line) > 0);

/**
 * Operations that add lines to another order, in their order, with note and reference. With `separate` each becomes a new line;
 * otherwise it is merged into a line of the same part.
 */
export function lineDrafts(
  lines: readonly LineState[],
  { separate }: { readonly separate: boolean },
): OperationDraft[] {
  return lines.map((line) => {
    const { stock_code, note, line_reference } = line;
    const quantity = wantedQuantity(line);
    return {
      kind: 'line.add',
      payload: { line_id: ulid(), stock_code, quantity, note, line_reference, ...(separate ? { separate } : {}) },
    };
  });
}
