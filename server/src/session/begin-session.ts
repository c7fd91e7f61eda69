import { recordAudit } from '../audit/record-audit.ts';
import type { BrowserRequest } from '../calls/browser-request.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { bindCookie } from './cookie.ts';
import { knownDeviceCookie } from './known-device.ts';
import { life } from './life.ts';
import type { NewBearer } from './sessions.ts';
import { noteSignIn } from './users.ts';

interface SignIn {
  readonly userId: string;
  readonly hasSecondFactor: boolean;
  /** How the user signed in, for the audit log. */
  readonly detail: object;
}

/** Starts the session of a user whose identity has been checked: ends the browser's earlier one, sets its cookies and records the sign-in. */
export async function beginSession(
  request: BrowserRequest,
  services: Services,
  { userId, hasSecondFactor, detail }: SignIn,
): Promise<{ readonly caller: Caller; readonly begun: NewBearer }> {
  const { database, sessions, clock } = services;
  await sessions.endOfBrowser(request.partners);
  const { userAgent, address } = request;
  const begun = await sessions.start({ userId, userAgent, address, hasSecondFactor });
  request.setCookie(bindCookie(begun.bind, request.secure, life.absolute / 1000));
  const caller = await sessions.find(begun.bearer);
  request.setCookie(knownDeviceCookie(request, services, caller.username));
  await recordAudit(database, caller, request, clock.now(), {
    what: 'login',
    result: 'ok',
    detail: { username: caller.username, address, ...detail },
  });
  await noteSignIn(database, userId, clock.now());
  return { caller, begun };
}
