import type { CallName } from '@portal/domain/api';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import { type CallOutcome, sendCall, type Transport } from '@portal/portal-client';

/** One call whose failure the caller shows itself, instead of a message above the page. */
export const send = <Name extends CallName>(
  transport: Pick<Transport, 'call'>,
  call: Name,
  data: CallRequest<Name>,
): Promise<CallOutcome<CallReply<Name>>> => sendCall(transport, call, data, { throwErrorResponse: true });
