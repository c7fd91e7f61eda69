import type { Handler } from '../calls/handler.ts';
import { supplierName } from '../supplier/supplier.ts';
import { signedIn } from './access.ts';
import { notWhileActing } from './acting.ts';
import { onlyAuthorised } from './authorised.ts';
import { beginSecondFactor, turnOffSecondFactor } from './change-second-factor.ts';
import { bindCookie } from './cookie.ts';
import { isDemanded } from './demanded.ts';
import { endOwnSessions } from './end-own-sessions.ts';
import { life, lifeLeft } from './life.ts';
import { factorOf, recoveryCodesLeft } from './second-factor.ts';
import { signOut } from './sign-out.ts';
import { stopImpersonation } from './stop-impersonation.ts';
import { openSessionViews } from './store.ts';
import { base32, otpauthAddress } from './totp.ts';
import { withBearer } from './with-bearer.ts';

/** SESS-09, SHELL-04: ends impersonation and returns to the caller's own session. */
export const impersonationStop: Handler<'impersonationStop'> = async (request, services) => {
  const begun = await stopImpersonation(services, request, signedIn(request.caller));
  const caller = await services.sessions.find(begun.bearer);
  return { data: await withBearer(services, caller, begun) };
};

export const loginValidate: Handler<'loginValidate'> = async ({ caller }, { clock }) => {
  const { expires } = signedIn(caller);
  return {
    data: {
      valid: true,
      expires_at: expires.toISOString(),
      expires_in_milliseconds: lifeLeft(expires, clock),
    },
  };
};

/** Also clears the session's binding cookie. */
export const logout: Handler<'logout'> = async (request, services) => {
  await signOut(services, request, signedIn(request.caller), services.clock.now());
  request.setCookie(bindCookie('', request.secure, 0));
  return { data: {} };
};

/** Creates an unconfirmed secret. */
export const secondFactorBegin: Handler<'secondFactorBegin'> = async (request, services) => {
  const { database, clock, config } = services;
  const who = signedIn(request.caller);
  notWhileActing(who);
  const now = clock.now();
  await onlyAuthorised(database, who, now);
  const secret = await beginSecondFactor(services, request, who, now);
  return {
    data: { secret: base32(secret), address: otpauthAddress(secret, supplierName(config), who.username) },
  };
};

export const secondFactorGet: Handler<'secondFactorGet'> = async ({ caller }, { database, config }) => {
  const who = signedIn(caller);
  notWhileActing(who);
  const factor = await factorOf(database, who.userId);
  return {
    data: {
      since: factor?.confirmed ?? null,
      recovery_codes_left: await recoveryCodesLeft(database, who.userId),
      demanded: isDemanded(who, config),
    },
  };
};

/** Turns two-step sign-in off. Requires the password again. */
export const secondFactorRemove: Handler<'secondFactorRemove'> = async (request, services) => {
  const { database, clock } = services;
  const who = signedIn(request.caller);
  notWhileActing(who);
  const now = clock.now();
  await onlyAuthorised(database, who, now);
  await turnOffSecondFactor(services, request, who, now);
  return { data: {} };
};

export const sessionsEnd: Handler<'sessionsEnd'> = async (request, services) => {
  const { database, clock } = services;
  const who = signedIn(request.caller);
  notWhileActing(who);
  const now = clock.now();
  await onlyAuthorised(database, who, now);
  return { data: { ended: await endOwnSessions(services, request, who, request.data.session_id, now) } };
};

/** Includes sessions of supplier staff who impersonate the user. */
export const sessionsGet: Handler<'sessionsGet'> = async ({ caller }, { database, clock }) => {
  const who = signedIn(caller);
  notWhileActing(who);
  const now = clock.now();
  const sessions = await openSessionViews(database, who, now, new Date(now.getTime() - life.idle));
  return { data: { sessions } };
};

export { changePassword } from './change-password.ts';
export { impersonationStart } from './impersonation-start.ts';
export { login } from './login.ts';
export { loginAuthorise } from './login-authorise.ts';
export { newPasswordRequest } from './new-password-request.ts';
export { newPasswordSet } from './new-password-set.ts';
export { regoNumRequest } from './rego-num-request.ts';
export { regoNumSubmit } from './rego-num-submit.ts';
export { secondFactorConfirm } from './second-factor-confirm.ts';
