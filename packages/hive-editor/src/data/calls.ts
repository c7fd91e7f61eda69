import type { CallName } from '@portal/domain/api';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import { CallError, failureMessage, type Transport } from '@portal/portal-client';

export type Answer<Data> =
  | { readonly ok: true; readonly data: Data }
  /** `error` is the server's error code; empty without a response. */
  | { readonly ok: false; readonly error: string; readonly message: string; readonly answered: boolean };

/** One call whose failure the caller shows itself, instead of a message above the page. */
export async function ask<Name extends CallName>(
  transport: Transport,
  call: Name,
  data: CallRequest<Name>,
): Promise<Answer<CallReply<Name>>> {
  try {
    const result = await transport.call(call, data, { throwErrorResponse: true });
    if (result.ok) return { ok: true, data: result.data };
    return { ok: false, error: '', message: failureMessage(result), answered: false };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const answered = error.reason === 'error' || error.reason === 'fatal';
    return { ok: false, error: error.envelope?.error ?? '', message: error.message, answered };
  }
}
