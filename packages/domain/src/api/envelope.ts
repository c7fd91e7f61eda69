/** CALL-05: statuses of section 8 of the specification. */
export const envelopeStatuses = ['OK', 'ERROR', 'FATAL', 'MAINTENANCE', 'API_SERVER_APPROVED_RELOAD_APP'] as const;
export type EnvelopeStatus = (typeof envelopeStatuses)[number];

/** CALL-06: what the browser does with a response, beside its data. */
export const envelopeActions = [
  'display_message',
  'popup_message',
  'redirect_to',
  'reload_app',
  'retry',
  'invalid_bearer',
  'reload_cart',
] as const;
export type EnvelopeAction = (typeof envelopeActions)[number];

/** One validation error of a request (CALL-07). */
export interface ValidationResult {
  readonly field: string;
  readonly message: string;
}

export interface Envelope<Data = unknown> {
  readonly status: EnvelopeStatus;
  readonly action: EnvelopeAction | null;
  readonly user_message: string | null;
  readonly redirect_to: string | null;
  /** Milliseconds. */
  readonly delay_reload: number | null;
  /** Milliseconds. */
  readonly delay_retry: number | null;
  readonly api_version: string;
  readonly validation_results: readonly ValidationResult[];
  /** A machine-readable error code such as `cart_not_found`; null on success. */
  readonly error: string | null;
  readonly data: Data | null;
}

export const apiVersion = '3.0';

/** The body of every POST (CALL-01). */
export interface CallBody<Data = unknown> {
  readonly app_token: string;
  readonly client_fp: string;
  readonly browser_instance: string;
  readonly vue_build: number;
  readonly data: Data;
}

/** The portal's first build number (PING-03). */
export const firstBuild = 6308;
