import type { Envelope, ValidationResult } from '@portal/domain/contract';
import { callsMessages } from '../messages/calls.ts';

export type EnvelopeParts = Partial<Omit<Envelope, 'data' | 'api_version'>>;

/** A refused call: thrown anywhere inside a handler, sent as an envelope. */
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

/** CALL-06: the bearer is missing, unknown or expired; the client signs out. */
export const invalidBearer = () =>
  new Refusal('invalid_bearer', { action: 'invalid_bearer', user_message: callsMessages.sessionEnded }, 401);

/** CALL-07, CALL-09: field errors, shown beside the fields. */
export const invalidFields = (results: readonly ValidationResult[]) =>
  new Refusal('invalid_request', { validation_results: results });

/** IMP-04: the declared length is too large; sent before the body is read. */
export const tooLarge = () => new Refusal('too_large', { user_message: callsMessages.fileTooLarge }, 413);

/** The same for a missing cart and for a cart of another account, so that it reveals nothing. */
export const cartNotFound = () =>
  new Refusal('cart_not_found', { action: 'display_message', user_message: callsMessages.noOrder });

/** The same for a missing account and for one that the caller may not use, so that it reveals nothing. */
export const accountNotFound = () =>
  new Refusal('account_not_found', { action: 'display_message', user_message: callsMessages.noAccount });

/** The client went away or no longer waits, so nobody reads the response. */
export const clientGone = () => new Refusal('client_gone', {}, 400);

/** The caller's revision is out of date: the client must reload the cart. */
export const reloadCart = () =>
  new Refusal('stale_revision', {
    action: 'reload_cart',
    user_message: callsMessages.reloaded,
    delay_reload: 0,
  });

/** CALL-05, PING-02: the portal is under maintenance. */
export const underMaintenance = () => new Refusal('maintenance', { status: 'MAINTENANCE' }, 503);
