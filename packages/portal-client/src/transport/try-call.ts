import type { Operation } from '@portal/domain/api';
import { callNames, type Envelope } from '@portal/domain/api';
import type { CallRequest } from '@portal/domain/contract';
import { callsMessages as messages } from '../messages/calls.ts';
import type { Transport } from './types.ts';
import { failureMessage } from './validation-lines.ts';

/** The result of a tried call. */
export interface TriedCall {
  readonly milliseconds: number;
  /** Null if there was no response; `words` then gives the reason. */
  readonly envelope: Envelope | null;
  /** Status of the response in words. */
  readonly words: string;
}

/** Makes a call as the portal would, with the bearer of the signed-in user (DOC-01). */
export async function tryCall(
  transport: Pick<Transport, 'call'>,
  operation: Operation,
  params: Readonly<Record<string, string>>,
  data: unknown,
): Promise<TriedCall> {
  const name = callNames.find((each) => each === operation.name);
  if (!name) return { milliseconds: 0, envelope: null, words: messages.unknown };
  const began = performance.now();
  // Not `sendCall`, because the envelope itself is shown.
  const result = await transport.call(name, data as CallRequest<typeof name>, { params, sends: 1 });
  const milliseconds = Math.round(performance.now() - began);
  const { envelope = null } = result;
  return { milliseconds, envelope, words: envelope?.status ?? (result.ok ? messages.ok : failureMessage(result)) };
}
