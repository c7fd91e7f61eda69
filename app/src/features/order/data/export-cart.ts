import type { FileReply } from '@portal/domain/catalogue';
import type { Transport } from '@portal/portal-client';

/** IMP-05: a cart as a file that the server makes; else why there is none, in words. */
export async function exportCart(
  transport: Pick<Transport, 'call'>,
  cart_id: string,
  kind: 'xlsx' | 'pdf',
): Promise<FileReply | string> {
  const result = await transport.call('cart/export', { cart_id, kind });
  if (result.ok) return result.data.file;
  return result.envelope?.user_message || 'The server did not answer. Save the order as CSV.';
}
