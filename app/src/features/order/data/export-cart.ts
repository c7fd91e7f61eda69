import type { FileReply } from '@portal/domain/catalogue';
import { sendCall, type Transport } from '@portal/portal-client';

/** IMP-05: a cart as a file that the server makes; else why there is none, in words. */
export async function exportCart(
  transport: Pick<Transport, 'call'>,
  cart_id: string,
  kind: 'xlsx' | 'pdf',
): Promise<FileReply | string> {
  const result = await sendCall(transport, 'cart/export', { cart_id, kind });
  if (result.ok) return result.data.file;
  return result.error.messageOr("We couldn't reach the server. Save the order as CSV.");
}
