import type { Envelope } from '@portal/domain/api';
import type { FailureReason } from './types.ts';
import { failureMessage } from './validation-lines.ts';

/** CALL-07: raised by a failed call with `throwErrorResponse`; the message is the user's. */
export class CallError extends Error {
  readonly reason: FailureReason;
  readonly envelope: Envelope | undefined;

  constructor(reason: FailureReason, envelope?: Envelope) {
    super(failureMessage(envelope ? { reason, envelope } : { reason }));
    this.name = 'CallError';
    this.reason = reason;
    this.envelope = envelope;
  }
}
