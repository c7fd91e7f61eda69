import type { CallReply, CallRequest } from '@portal/domain/contract';
import { ordersMessages } from '../messages/orders.ts';
import { sendCall } from '../transport/send-call.ts';
import type { Transport } from '../transport/types.ts';

export type ImportedCart = CallReply<'create-cart-from-import'>;

/** Creates an order from a list (IMP-01). Returns the server's message if it refuses. */
export async function createCartFromImport(
  transport: Pick<Transport, 'call'>,
  data: CallRequest<'create-cart-from-import'>,
): Promise<ImportedCart | string> {
  const result = await sendCall(transport, 'create-cart-from-import', data);
  if (result.ok) return result.data;
  return result.error.messageOr(ordersMessages.createFailed);
}
