import type { LineState, OperationDraft } from '@portal/domain/cart';
import { ulid } from 'ulid';

/** What is to be ordered of a line; of one on application what was asked for. 0 where it was removed. */
const wantedQuantity = (line: LineState): number => line.order_quantity || (line.poa ? line.last_order_quantity : 0);

/** The lines that an order asks for: what was removed is left out. */
export const wantedLines = (lines: readonly LineState[]): readonly LineState[] =>
  lines.filter((line) => wantedQuantity(line) > 0);

/**
 * Adds of lines to another order, in their order, with note and reference. `separate`: each stays a line of its own; otherwise it is
 * added to a line of the same part.
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
