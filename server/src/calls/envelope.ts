import { apiVersion, type Envelope } from '@portal/domain/contract';

/** An envelope; `parts` are the fields that differ from a plain OK. */
export function envelope<Data>(data: Data | null, parts: Partial<Omit<Envelope, 'data'>> = {}): Envelope<Data> {
  return {
    status: parts.status ?? 'OK',
    action: parts.action ?? null,
    user_message: parts.user_message ?? null,
    redirect_to: parts.redirect_to ?? null,
    delay_reload: parts.delay_reload ?? null,
    delay_retry: parts.delay_retry ?? null,
    api_version: apiVersion,
    validation_results: parts.validation_results ?? [],
    error: parts.error ?? null,
    data,
  };
}
