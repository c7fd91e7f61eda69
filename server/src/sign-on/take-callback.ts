import type { SignOnProblem } from '@portal/domain/session';
import { recordAudit } from '../audit/record-audit.ts';
import type { BrowserRequest } from '../calls/browser-request.ts';
import type { Services } from '../services.ts';
import { beginSession } from '../session/begin-session.ts';
import type { NewBearer } from '../session/sessions.ts';
import { type Identity, userOf } from './identities.ts';
import { type OpenId, SignInTooWeak, type Started } from './open-id.ts';

/** The result of a provider's callback: a session, or a problem with its cause. */
export type Taken = { readonly begun: NewBearer } | { readonly problem: SignOnProblem; readonly cause?: unknown };

async function problemOf(error: unknown): Promise<SignOnProblem> {
  if (error instanceof SignInTooWeak) return 'too_weak';
  const { AuthorizationResponseError } = await import('openid-client');
  const isCancelled = error instanceof AuthorizationResponseError && error.error === 'access_denied';
  return isCancelled ? 'cancelled' : 'failed';
}

/** Starts the session of the person whom a provider has signed in. A person who may not sign in is recorded in the audit log. */
export async function takeCallback(
  services: Services,
  browser: BrowserRequest,
  client: Pick<OpenId, 'provider' | 'finish'>,
  callback: URL,
  started: Started,
): Promise<Taken> {
  const { database, clock } = services;
  const { provider } = client;
  const refuse = (detail: object) =>
    recordAudit(database, { userId: null, realUserId: null }, browser, clock.now(), {
      what: 'login',
      result: 'refused',
      detail: { provider: provider.name, ...detail, address: browser.address },
    });
  let identity: Identity;
  try {
    identity = await client.finish(callback, started);
  } catch (error) {
    if (error instanceof SignInTooWeak) await refuse({ subject: error.subject, why: error.message });
    return { problem: await problemOf(error), cause: error };
  }
  const { subject, email } = identity;
  const userId = await userOf(database, identity, provider, clock.now());
  if (userId === null) {
    await refuse({ subject, email });
    return { problem: 'no_user' };
  }
  // The provider has checked what its `acr` and `amr` settings require.
  const detail = { provider: provider.name, subject };
  const { begun } = await beginSession(browser, services, { userId, hasSecondFactor: true, detail });
  return { begun };
}
