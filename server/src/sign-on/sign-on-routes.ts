import { bearerCookie, loginPath, type SignOnProblem, safeReturnPath } from '@portal/domain/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError } from 'openid-client';
import { recordAudit } from '../audit/record-audit.ts';
import { browserRequest } from '../calls/browser-request.ts';
import type { Services } from '../services.ts';
import { beginSession } from '../session/begin-session.ts';
import { cookieOf, cookiesIn } from '../session/cookie.ts';
import { lifeLeft } from '../session/life.ts';
import { originOf } from '../web/origin.ts';
import { userOf } from './identities.ts';
import { OpenId, SignInTooWeak, type Started } from './open-id.ts';

const cookieName = 'sign-on';
/** Seconds that a person may take at the provider. */
const patience = 900;

type Request = FastifyRequest<{ Params: { name: string }; Querystring: { readonly returnUrl?: unknown } }>;

function startedCookie(value: string, secure: boolean, maximumSeconds: number): string {
  // The provider's answer is a link from another site, with which the browser sends no strict cookie.
  return cookieOf({ name: cookieName, value, secure, maximumSeconds, sameSite: 'Lax' });
}

function startedIn(request: FastifyRequest): Started | null {
  try {
    const [value = ''] = cookiesIn(cookieName, request.headers.cookie, request.protocol === 'https');
    return JSON.parse(Buffer.from(value, 'base64url').toString('utf8')) as Started;
  } catch {
    return null;
  }
}

/** Single sign-on: `/sign-on/NAME` leads to the provider, and `/sign-on/NAME/answer` back into the portal with a session. */
export function addSignOn(server: FastifyInstance, services: Services): void {
  const { config, database, clock, limits, maintenance } = services;
  const clients = new Map(config.signOn.map((provider) => [provider.name, new OpenId(provider)]));
  if (clients.size === 0) return;

  const toLogin = (reply: FastifyReply, problem: SignOnProblem) =>
    reply.header('cache-control', 'no-store').redirect(`/login?sign_on=${problem}`);
  const answerAddress = (request: Request) => `${originOf(request, config)}/sign-on/${request.params.name}/answer`;

  server.get('/sign-on/:name', async (request: Request, reply) => {
    limits.count(request, reply);
    const client = clients.get(request.params.name);
    if (!client || maintenance.state.on) return toLogin(reply, 'unavailable');
    const returnUrl = typeof request.query.returnUrl === 'string' ? request.query.returnUrl : null;
    const to = safeReturnPath(returnUrl, originOf(request, config));
    // A session starts only where somebody asks for it: another site cannot begin a sign-in in the background.
    if (request.headers['sec-fetch-site'] === 'cross-site') {
      return reply.header('cache-control', 'no-store').redirect(loginPath(to));
    }
    try {
      const { url, started } = await client.begin(answerAddress(request), to);
      const value = Buffer.from(JSON.stringify(started)).toString('base64url');
      reply.header('set-cookie', startedCookie(value, request.protocol === 'https', patience));
      return reply.header('cache-control', 'no-store').redirect(url.href);
    } catch (error) {
      request.log.error({ err: error, provider: request.params.name }, 'single sign-on: the provider does not answer');
      return toLogin(reply, 'unavailable');
    }
  });

  server.get('/sign-on/:name/answer', async (request: Request, reply) => {
    limits.count(request, reply);
    const client = clients.get(request.params.name);
    const started = startedIn(request);
    const browser = browserRequest(request, reply);
    browser.setCookie(startedCookie('', browser.secure, 0));
    if (!client || started?.provider !== request.params.name) return toLogin(reply, 'failed');
    const { provider } = client;
    const recordRefusal = (detail: object) =>
      recordAudit(database, { userId: null, realUserId: null }, browser, clock.now(), {
        what: 'login',
        result: 'refused',
        detail: { ...detail, address: browser.address },
      });
    try {
      const answer = new URL(request.url, originOf(request, config));
      const identity = await client.finish(answer, started);
      const userId = await userOf(database, identity, provider, clock.now());
      const detail = { provider: provider.name, subject: identity.subject };
      if (userId === null) {
        await recordRefusal({ ...detail, email: identity.email });
        return toLogin(reply, 'no_user');
      }
      // The provider has asked for what `acr` and `amr` of its entry in the file demand.
      const { begun } = await beginSession(browser, services, { userId, hasSecondFactor: true, detail });
      const seconds = Math.floor(lifeLeft(begun.expires, clock) / 1000);
      const secure = browser.secure ? '; Secure' : '';
      // SESS-01: the page reads this cookie and continues the session.
      browser.setCookie(`${bearerCookie}=${begun.bearer}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`);
      return reply.header('cache-control', 'no-store').redirect(safeReturnPath(started.to, originOf(request, config)));
    } catch (error) {
      request.log.warn({ err: error, provider: provider.name }, 'single sign-on failed');
      if (error instanceof SignInTooWeak) {
        await recordRefusal({ provider: provider.name, subject: error.subject, why: error.message });
        return toLogin(reply, 'too_weak');
      }
      const isCancelled = error instanceof AuthorizationResponseError && error.error === 'access_denied';
      return toLogin(reply, isCancelled ? 'cancelled' : 'failed');
    }
  });
}
