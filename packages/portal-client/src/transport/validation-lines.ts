import type { Envelope } from '@portal/domain/api';
import { callsMessages as messages } from '../messages/calls.ts';

/** Returns one line per field, field name plus message (CALL-07). */
export function validationLines(envelope: Pick<Envelope, 'validation_results'> | undefined): string[] {
  const byField = new Map<string, string>();
  for (const { field, message } of envelope?.validation_results ?? []) {
    if (!byField.has(field)) byField.set(field, `${field} ${message}`);
  }
  return [...byField.values()];
}

/**
 * Returns the user message of a failed call: the server's message, otherwise its validation lines, otherwise a text for the kind of
 * failure.
 */
export function failureMessage(failure: {
  readonly reason: keyof typeof messages.failed;
  readonly envelope?: Envelope;
}): string {
  const lines = validationLines(failure.envelope);
  return failure.envelope?.user_message ?? (lines.length > 0 ? lines.join('\n') : messages.failed[failure.reason]);
}
