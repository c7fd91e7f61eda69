import type { CallName } from '@portal/domain/api';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import { CallError } from './call-error.ts';
import type { CallOptions, Transport } from './types.ts';

/** The result of a call, with every failure as a `CallError`. */
export type CallOutcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: CallError };

/** Never throws for a failed call, even if `throwErrorResponse` leaves the server's message to the caller. */
export async function sendCall<Name extends CallName>(
  transport: Pick<Transport, 'call'>,
  name: Name,
  request: CallRequest<Name>,
  options?: CallOptions,
): Promise<CallOutcome<CallReply<Name>>> {
  try {
    const result = await transport.call(name, request, options);
    if (result.ok) return { ok: true, data: result.data };
    return { ok: false, error: new CallError(result.reason, result.envelope) };
  } catch (error) {
    if (error instanceof CallError) return { ok: false, error };
    throw error;
  }
}
