import type { Operation } from '@portal/domain/api';
import { callNames, type Envelope } from '@portal/domain/api';
import type { CallRequest } from '@portal/domain/contract';
import type { Transport } from './types.ts';
import { failureMessage } from './validation-lines.ts';

/** What a tried call came back with. */
export interface TriedCall {
  readonly milliseconds: number;
  /** Null where there was no response; `words` then says why. */
  readonly envelope: Envelope | null;
  /** Status of the response. */
  readonly words: string;
}

/** DOC-01: makes a call as the portal would, with the bearer of the signed-in user. */
export async function tryCall(
  transport: Pick<Transport, 'call'>,
  operation: Operation,
  params: Readonly<Record<string, string>>,
  data: unknown,
): Promise<TriedCall> {
  const name = callNames.find((each) => each === operation.name);
  if (!name) return { milliseconds: 0, envelope: null, words: 'This build of the portal does not know the call.' };
  const began = performance.now();
  // Not through `sendCall`: what is shown is the envelope itself.
  const result = await transport.call(name, data as CallRequest<typeof name>, { params, sends: 1 });
  const milliseconds = Math.round(performance.now() - began);
  const { envelope = null } = result;
  return { milliseconds, envelope, words: envelope?.status ?? (result.ok ? 'OK' : failureMessage(result)) };
}
