import type { Envelope, ValidationResult } from '@portal/domain/contract';

export type EnvelopeParts = Partial<Omit<Envelope, 'data' | 'api_version'>>;

/** A call answered with 'no': thrown anywhere beneath a handler, sent as an envelope. */
export class Refusal extends Error {
  readonly parts: EnvelopeParts;
  readonly httpStatus: number;

  constructor(error: string, parts: EnvelopeParts = {}, httpStatus = 200) {
    super(error);
    this.name = 'Refusal';
    this.parts = { status: 'ERROR', ...parts, error };
    this.httpStatus = httpStatus;
  }
}

/** CALL-06: the bearer is missing, unknown or ended; the client signs out. */
export const invalidBearer = () =>
  new Refusal(
    'invalid_bearer',
    { action: 'invalid_bearer', user_message: 'Your session has ended. Please sign in again.' },
    401,
  );

/** CALL-07, CALL-09 */
export const invalidFields = (results: readonly ValidationResult[]) =>
  new Refusal('invalid_request', { validation_results: results });

/** IMP-04: by what the request says of its length, before anything of it is read. */
export const tooLarge = () =>
  new Refusal('too_large', { user_message: 'That is too large to be read. Split it, or paste the rows.' }, 413);

/** The same for a cart that is not there and for one of somebody else's. */
export const cartNotFound = () =>
  new Refusal('cart_not_found', { action: 'display_message', user_message: 'There is no such order.' });

/** The same for an account that is not there and for one of somebody else's. */
export const accountNotFound = () =>
  new Refusal('account_not_found', { action: 'display_message', user_message: 'There is no such account.' });

/** A caller that compares revisions has an old one: it is to load the cart afresh. */
export const reloadCart = () =>
  new Refusal('stale_revision', {
    action: 'reload_cart',
    user_message: 'The order was changed elsewhere. It is loaded again.',
    delay_reload: 0,
  });

/** CALL-05, PING-02 */
export const underMaintenance = () => new Refusal('maintenance', { status: 'MAINTENANCE' }, 503);
