import { type ListLine, listToText } from '@portal/domain/import';
import type { CartDocument, Outbox, Transport } from '@portal/portal-client';
import { saveFile, saveReply } from '@portal/portal-client/react';
import { exportCart } from './data/export-cart.ts';

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

/** IMP-05: the order as a workbook or as PDF, made by the server of what it has: what is unsent goes first. */
export async function saveOrder(
  document: CartDocument,
  kind: 'xlsx' | 'pdf',
  { transport, outbox }: { readonly transport: Pick<Transport, 'call'>; readonly outbox: Pick<Outbox, 'flush'> },
): Promise<string> {
  const lines = listOf(document);
  if (lines.length === 0) return nothing;
  if (!(await outbox.flush(document.cartId)))
    return 'Some changes have not reached the server yet. Try again when it answers, or save the order as CSV.';
  const file = await exportCart(transport, document.cartId, kind);
  if (typeof file === 'string') return file;
  saveReply(file);
  return `Saved ${counted(lines.length)} as ${file.file_name}.`;
}

/** IMP-05: the order as a CSV file. Answers with what became of it. */
export async function saveCsv(document: CartDocument): Promise<string> {
  const lines = listOf(document);
  if (lines.length === 0) return nothing;
  const { listToCsv } = await import('@portal/domain/csv');
  saveFile(`${document.cartId}.csv`, new Blob([listToCsv(lines)], { type: 'text/csv' }));
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
