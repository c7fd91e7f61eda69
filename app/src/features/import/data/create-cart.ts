import type { CallReply, CallRequest } from '@portal/domain/contract';
import type { Transport } from '@portal/portal-client';

export type ImportedCart = CallReply<'create-cart-from-import'>;

/** IMP-01: a list as an order of its own; else why there is none, in words. */
export async function createFromImport(
  transport: Pick<Transport, 'call'>,
  data: CallRequest<'create-cart-from-import'>,
): Promise<ImportedCart | string> {
  const result = await transport.call('create-cart-from-import', data);
  if (result.ok) return result.data;
  return result.envelope?.user_message || 'The server did not answer; no order was made.';
}
