import { type Envelope, envelopeActions, envelopeStatuses } from '@portal/domain/api';
import { pause } from '../clock/pause.ts';

/** The result of one request, before the envelope's actions are performed. */
export type SendResult =
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
  const fields = body as Readonly<Record<string, unknown>>;
  const status = envelopeStatuses.find((known) => known === fields.status);
  if (!status) return null;
  const validation = Array.isArray(fields.validation_results) ? fields.validation_results : [];
  return {
    status,
    action: envelopeActions.find((known) => known === fields.action) ?? null,
    user_message: text(fields.user_message),
    redirect_to: text(fields.redirect_to),
    delay_reload: milliseconds(fields.delay_reload),
    delay_retry: milliseconds(fields.delay_retry),
    api_version: text(fields.api_version) ?? '',
    validation_results: validation.flatMap((each: unknown) => {
      const { field, message } = (each ?? {}) as { field?: unknown; message?: unknown };
      return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
    }),
    error: text(fields.error),
    data: fields.data ?? null,
  };
}

/** In bytes. */
const longBody = 200_000;

export async function readResponse(response: Response): Promise<SendResult> {
  let body: unknown;
  try {
    const bytes = await response.arrayBuffer();
    // Reading and parsing a large reply would block the page, so each is a separate task.
    const isLong = bytes.byteLength > longBody;
    if (isLong) await pause();
    const json = new TextDecoder().decode(bytes);
    if (isLong) await pause();
    body = JSON.parse(json);
  } catch (error) {
    // A truncated body is a network error; a body that is not JSON does not come from the API.
    return error instanceof SyntaxError ? { kind: 'malformed' } : { kind: 'network' };
  }
  const envelope = readEnvelope(body);
  return envelope ? { kind: 'envelope', envelope } : { kind: 'malformed' };
}
