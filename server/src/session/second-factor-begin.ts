import { randomBytes } from 'node:crypto';
import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import { supplierName } from '../supplier/supplier.ts';
import { signedIn } from './access.ts';
import { notWhileActing } from './acting.ts';
import { onlyAuthorised } from './authorised.ts';
import { beginFactor } from './second-factor.ts';
import { base32, otpauthAddress, secretBytes } from './totp.ts';

/** Creates an unconfirmed secret. It is not required at sign-in until confirmed, so an unscanned QR code locks nobody out. */
export const secondFactorBegin: Handler<'secondFactorBegin'> = async (
  request,
  { database, clock, config, secrets },
) => {
  const who = signedIn(request.caller);
  notWhileActing(who);
  const now = clock.now();
  await onlyAuthorised(database, who, now);
  const secret = new Uint8Array(randomBytes(secretBytes));
  if (!(await beginFactor(database, who.userId, secrets.encrypt(secret, who.userId), now))) {
    throw new Refusal('second_factor_is_on', { user_message: sessionMessages.secondFactor.isOn });
  }
  await recordAudit(database, who, request, now, { what: 'second_factor_begin', result: 'ok', detail: {} });
  return {
    data: { secret: base32(secret), address: otpauthAddress(secret, supplierName(config), who.username) },
  };
};
