import type { CallName } from '@portal/domain/api';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import { CallError } from './call-error.ts';
import type { CallOptions, Transport } from './types.ts';

/** What became of a call, with every failure as one kind of error. */
export type CallOutcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: CallError };

export async function sendCall<Name extends CallName>(
  transport: Pick<Transport, 'call'>,
  name: Name,
  request: CallRequest<Name>,
  options?: CallOptions,
): Promise<CallOutcome<CallReply<Name>>> {
  const result = await transport.call(name, request, options);
  return result.ok
    ? { ok: true, data: result.data }
    : { ok: false, error: new CallError(result.reason, result.envelope) };
}
