import { type ListLine, listToCsv, listToText } from '@portal/domain/import';
import type { CartDocument } from '@portal/portal-client';

/** The lines that are ordered, in their order; removed ones are none. */
export function listOf(document: Pick<CartDocument, 'getLineIds' | 'getLine'>): readonly ListLine[] {
  return document.getLineIds().flatMap((id): ListLine[] => {
    const view = document.getLine(id);
    if (!view || view.removed) return [];
    const { stock_code, order_quantity, line_reference } = view.line;
    return [{ stock_code, description: view.description, quantity: order_quantity, reference: line_reference }];
  });
}

const nothing = 'The order has no lines to take out.';
const counted = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;

/** IMP-05: the order as a CSV file. Answers with what became of it. */
export async function saveCsv(document: CartDocument): Promise<string> {
  const lines = listOf(document);
  if (lines.length === 0) return nothing;
  const address = URL.createObjectURL(new Blob([listToCsv(lines)], { type: 'text/csv' }));
  const link = window.document.createElement('a');
  link.href = address;
  link.download = `${document.cartId}.csv`;
  link.click();
  // The download has its own hold on the data by the next task.
  window.setTimeout(() => URL.revokeObjectURL(address));
  return `Saved ${counted(lines.length)} as ${document.cartId}.csv.`;
}

/** The order as text that pastes back to the same order. */
export async function copyText(document: CartDocument): Promise<string> {
  const lines = listOf(document);
  if (lines.length === 0) return nothing;
  try {
    await navigator.clipboard.writeText(listToText(lines));
  } catch {
    return 'The browser did not let the text be copied. Save the order as CSV.';
  }
  return `Copied ${counted(lines.length)}. Pasted into an order, they make the same lines.`;
}
