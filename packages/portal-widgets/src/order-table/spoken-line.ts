import { formatNumber } from '@portal/domain/format';
import type { FormatOptions } from '../internal/format-options.ts';
import { orderTableMessages } from '../messages/order-table.ts';
import type { LineView } from './line-view.ts';

type Shown = Pick<LineView, 'number' | 'line' | 'status' | 'note'>;

const noteWords = ({ note }: Shown): string => (note ? ` ${note.what} ${note.why}` : '');

/** LINE-16: message beside the entry line for a merged line: `Added to line 4: 100 → 200.` Null for a new line. */
export function mergedWords(view: Shown, before: number | null, format: FormatOptions): string | null {
  if (before === null) return null;
  const from = formatNumber(before, format.number_format);
  const to = formatNumber(view.line.order_quantity, format.number_format);
  return orderTableMessages.mergedInto(view.number, from, to);
}

/** Screen reader announcement of an added line. `before`: its previous quantity, null for a new line. */
export function addedWords(view: Shown, before: number | null, format: FormatOptions): string {
  const { number, line } = view;
  const pieces = formatNumber(line.order_quantity, format.number_format);
  const what =
    before === null
      ? orderTableMessages.spoken.added(number, line.stock_code, pieces)
      : orderTableMessages.spoken.merged(number, line.stock_code, formatNumber(before, format.number_format), pieces);
  return what + noteWords(view);
}

/** Screen reader announcement of a changed or removed line. */
export function changedWords(view: Shown, format: FormatOptions): string {
  const { number, line, status } = view;
  if (status === 'removed') return orderTableMessages.spoken.removed(number, line.stock_code);
  const quantity = formatNumber(line.order_quantity, format.number_format);
  return orderTableMessages.spoken.changed(number, line.stock_code, quantity) + noteWords(view);
}
