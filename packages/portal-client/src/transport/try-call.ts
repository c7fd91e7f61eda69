import type { Operation } from '@portal/domain/api';
import { callNames, type Envelope } from '@portal/domain/api';
import type { CallRequest } from '@portal/domain/contract';
import type { Portal } from '../react/portal.ts';
import { failureMessage } from './validation-lines.ts';

export interface Tried {
  readonly milliseconds: number;
  /** Null where there was no answer; then the words say why. */
  readonly envelope: Envelope | null;
  /** The status of the answer. */
  readonly words: string;
}

/** DOC-01: makes the call as the portal would, with the session that is signed in. */
export async function tryCall(
  { transport }: Pick<Portal, 'transport'>,
  operation: Operation,
  params: Readonly<Record<string, string>>,
  data: unknown,
): Promise<Tried> {
  const name = callNames.find((each) => each === operation.name);
  if (!name) return { milliseconds: 0, envelope: null, words: 'This build of the portal does not know the call.' };
  const began = performance.now();
  const result = await transport.call(name, data as CallRequest<typeof name>, { params, sends: 1 });
  const milliseconds = Math.round(performance.now() - began);
  const { envelope = null } = result;
  return { milliseconds, envelope, words: envelope?.status ?? (result.ok ? 'OK' : failureMessage(result)) };
}
