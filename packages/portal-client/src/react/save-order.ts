import { type ListLine, listToText } from '@portal/domain/import';
import { wantedQuantity } from '@portal/domain/line';
import { inCents } from '@portal/domain/money';
import { lineAmount } from '@portal/domain/price';
import type { CartDocument } from '../cart/types.ts';
import { saveOrderMessages as messages } from '../messages/save-order.ts';
import type { Outbox } from '../outbox/types.ts';
import { sendCall } from '../transport/send-call.ts';
import type { Transport } from '../transport/types.ts';
import { saveFile, saveReply } from './save-file.ts';

interface Through {
  readonly transport: Pick<Transport, 'call'>;
  readonly outbox: Pick<Outbox, 'flush'>;
}

export type SavedAs = 'csv' | 'text' | 'xlsx' | 'pdf';

/** IMP-05: saves or copies the order. Returns a message for the user. */
export function saveOrder(document: CartDocument, kind: SavedAs, through: Through): Promise<string> {
  if (kind === 'csv') return saveOrderCsv(document);
  if (kind === 'text') return copyOrderText(document);
  return saveOrderFile(document, kind, through);
}

/** Returns the wanted lines in order, those priced on application included and removed ones not, as the server's files have them. */
export function listOf(document: Pick<CartDocument, 'getLineIds' | 'getLine'>): readonly ListLine[] {
  return document.getLineIds().flatMap((id): ListLine[] => {
    const view = document.getLine(id);
    if (!view || view.removed) return [];
    const quantity = wantedQuantity(view.line);
    if (quantity === 0) return [];
    const { stock_code, customer_stock_code, line_reference, price_per, poa } = view.line;
    return [
      {
        stock_code,
        customer_code: customer_stock_code,
        description: view.description,
        quantity,
        poa,
        reference: line_reference,
        price: view.price ? inCents(view.price.webPrice) : null,
        price_per: price_per ?? 1,
        total: view.price?.extended ? lineAmount(view.price.extended) : null,
      },
    ];
  });
}

/**
 * Saves the order as a workbook or PDF (IMP-05). The server creates the file from its own data, so unsent changes are sent first. Returns a
 * message for the user.
 */
async function saveOrderFile(
  document: CartDocument,
  kind: 'xlsx' | 'pdf',
  { transport, outbox }: Through,
): Promise<string> {
  const lines = listOf(document);
  if (lines.length === 0) return messages.noLines;
  if (!(await outbox.flush(document.cartId))) return messages.unsent;
  const result = await sendCall(transport, 'cart/export', { cart_id: document.cartId, kind });
  if (!result.ok) return result.error.messageOr(messages.unreachable);
  const { file } = result.data;
  saveReply(file);
  return messages.saved(lines.length, file.file_name);
}

/** Saves the order as a CSV file (IMP-05). Returns a message for the user. */
async function saveOrderCsv(document: CartDocument): Promise<string> {
  const lines = listOf(document);
  if (lines.length === 0) return messages.noLines;
  const { listToCsv } = await import('@portal/domain/csv');
  saveFile(`${document.cartId}.csv`, new Blob([listToCsv(lines)], { type: 'text/csv' }));
  return messages.saved(lines.length, `${document.cartId}.csv`);
}

/** Copies the order as text that creates the same lines when pasted into an order. Returns a message for the user. */
async function copyOrderText(document: CartDocument): Promise<string> {
  const lines = listOf(document);
  if (lines.length === 0) return messages.noLines;
  try {
    await navigator.clipboard.writeText(listToText(lines));
  } catch {
    return messages.copyBlocked;
  }
  return messages.copied(lines.length);
}
