import type { CallReply, CallRequest } from '@portal/domain/contract';
import { sendCall } from '../transport/send-call.ts';
import type { Transport } from '../transport/types.ts';

export type ImportedCart = CallReply<'create-cart-from-import'>;

/** IMP-01: makes an order of a list. Returns the message of a refusal. */
export async function createCartFromImport(
  transport: Pick<Transport, 'call'>,
  data: CallRequest<'create-cart-from-import'>,
): Promise<ImportedCart | string> {
  const result = await sendCall(transport, 'create-cart-from-import', data);
  if (result.ok) return result.data;
  return result.error.messageOr("We couldn't reach the server, so no order was made. Try again.");
}
