import type { Call, Envelope } from '@portal/domain/contract';
import { failureMessage } from '@portal/portal-client';
import type { Portal } from '@portal/portal-client/react';
import type { Operation } from './operations.ts';

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
  const began = performance.now();
  // Schemas stay on the server (docs/decisions/0002): of a call the transport needs its address and its times.
  const call = {
    name: operation.name,
    method: operation.method,
    timeout: operation.timeout,
    retries: 0,
    merge: false,
  } as Call;
  const result = await transport.call(call, data, { params, sends: 1 });
  const milliseconds = Math.round(performance.now() - began);
  const { envelope = null } = result;
  return { milliseconds, envelope, words: envelope?.status ?? (result.ok ? 'OK' : failureMessage(result)) };
}
