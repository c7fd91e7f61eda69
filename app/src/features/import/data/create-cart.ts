import type { ReplyOf, RequestOf } from '@portal/domain/contract';
import * as calls from '@portal/domain/contract';
import type { Transport } from '@portal/portal-client';

export type ImportedCart = ReplyOf<typeof calls.createCartFromImport>;

/** IMP-01: a list as an order of its own; else why there is none, in words. */
export async function createFromImport(
  transport: Pick<Transport, 'call'>,
  data: RequestOf<typeof calls.createCartFromImport>,
): Promise<ImportedCart | string> {
  const result = await transport.call(calls.createCartFromImport, data);
  if (result.ok) return result.data;
  return result.envelope?.user_message || 'The server did not answer; no order was made.';
}
