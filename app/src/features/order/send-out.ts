import type { CartDocument } from '@portal/portal-client';
import { copyOrderText, type Orders, type Portal, saveOrderCsv, saveOrderFile } from '@portal/portal-client/react';

/** IMP-05: saves or copies the order. Returns a message for the user. */
export function sendOut(
  document: CartDocument,
  kind: 'csv' | 'text' | 'xlsx' | 'pdf',
  through: Pick<Portal, 'transport'> & Pick<Orders, 'outbox'>,
): Promise<string> {
  if (kind === 'csv') return saveOrderCsv(document);
  if (kind === 'text') return copyOrderText(document);
  return saveOrderFile(document, kind, through);
}
