import type { Envelope } from '@portal/domain/api';

/** Returns one line per field, field name plus message (CALL-07). */
export function validationLines(envelope: Pick<Envelope, 'validation_results'> | undefined): string[] {
  const byField = new Map<string, string>();
  for (const { field, message } of envelope?.validation_results ?? []) {
    if (!byField.has(field)) byField.set(field, `${field} ${message}`);
  }
  return [...byField.values()];
}

const plainWords = {
  error: 'The server refused this.',
  fatal: 'The server could not do this.',
  network: 'The server cannot be reached.',
  timeout: 'The server did not answer in time.',
  maintenance: 'The site is undergoing maintenance.',
  malformed: 'The server gave an answer that could not be read.',
  aborted: 'This was called off.',
} as const;

/**
 * Returns the user message of a failed call: the server's message, otherwise its validation lines, otherwise a text for the kind of
 * failure.
 */
export function failureMessage(failure: {
  readonly reason: keyof typeof plainWords;
  readonly envelope?: Envelope;
}): string {
  const lines = validationLines(failure.envelope);
  return failure.envelope?.user_message ?? (lines.length > 0 ? lines.join('\n') : plainWords[failure.reason]);
}
