import { type Envelope, envelopeActions, envelopeStatuses } from '@portal/domain/api';
import { pause } from '../clock/pause.ts';

/** The result of one request, before the envelope's actions are performed. */
export type Answer =
  | { readonly kind: 'envelope'; readonly envelope: Envelope }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' };

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const milliseconds = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

/** Returns the envelope in a response; null if it is not one, such as a proxy's HTML page (CALL-05). */
function readEnvelope(body: unknown): Envelope | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const given = body as Readonly<Record<string, unknown>>;
  const status = envelopeStatuses.find((known) => known === given.status);
  if (!status) return null;
  const validation = Array.isArray(given.validation_results) ? given.validation_results : [];
  return {
    status,
    action: envelopeActions.find((known) => known === given.action) ?? null,
    user_message: text(given.user_message),
    redirect_to: text(given.redirect_to),
    delay_reload: milliseconds(given.delay_reload),
    delay_retry: milliseconds(given.delay_retry),
    api_version: text(given.api_version) ?? '',
    validation_results: validation.flatMap((each: unknown) => {
      const { field, message } = (each ?? {}) as { field?: unknown; message?: unknown };
      return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
    }),
    error: text(given.error),
    data: given.data ?? null,
  };
}

/** In bytes. */
const longBody = 200_000;

export async function readAnswer(response: Response): Promise<Answer> {
  let body: unknown;
  try {
    const bytes = await response.arrayBuffer();
    // Reading and parsing a large reply would block the page, so each is a separate task.
    const isLong = bytes.byteLength > longBody;
    if (isLong) await pause();
    const whole = new TextDecoder().decode(bytes);
    if (isLong) await pause();
    body = JSON.parse(whole);
  } catch (error) {
    // A truncated body is a network error; a body that is not JSON does not come from the API.
    return error instanceof SyntaxError ? { kind: 'malformed' } : { kind: 'network' };
  }
  const envelope = readEnvelope(body);
  return envelope ? { kind: 'envelope', envelope } : { kind: 'malformed' };
}
