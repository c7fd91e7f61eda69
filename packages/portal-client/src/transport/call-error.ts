import type { Envelope } from '@portal/domain/api';
import type { FailureReason } from './types.ts';
import { failureMessage } from './validation-lines.ts';

/** `refused`: the server refused and gave a reason. `offline`: it cannot be reached. `failed`: anything else, such as a timeout. */
export type CallErrorKind = 'offline' | 'maintenance' | 'refused' | 'failed';

/** A problem with a form; `field` is null if it concerns the form as a whole. */
export interface FormProblem {
  readonly field: string | null;
  readonly message: string;
}

const kinds = {
  network: 'offline',
  maintenance: 'maintenance',
  error: 'refused',
  fatal: 'failed',
  timeout: 'failed',
  malformed: 'failed',
  aborted: 'failed',
} as const satisfies Record<FailureReason, CallErrorKind>;

/** A failed call (CALL-07); the message is for the user. */
export class CallError extends Error {
  readonly reason: FailureReason;
  readonly kind: CallErrorKind;
  readonly envelope: Envelope | undefined;
  /** The server's error code, such as `cart_not_found`; null if it gave none. */
  readonly code: string | null;

  constructor(reason: FailureReason, envelope?: Envelope) {
    super(failureMessage(envelope ? { reason, envelope } : { reason }));
    this.name = 'CallError';
    this.reason = reason;
    this.kind = kinds[reason];
    this.envelope = envelope;
    this.code = envelope?.error ?? null;
  }

  /** The problems that the server found, by field; otherwise its message for the form as a whole (SESS-08). */
  get problems(): readonly FormProblem[] {
    const found = this.envelope?.validation_results ?? [];
    return found.length > 0 ? found : [{ field: null, message: this.message }];
  }

  /** Returns the server's message, or `otherwise` if it gave none. */
  messageOr(otherwise: string): string {
    return this.envelope?.user_message || otherwise;
  }
}
