import { bearerCookie, loginPath, type SignOnProblem, safeReturnPath } from '@portal/domain/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserRequest } from '../calls/browser-request.ts';
import type { Services } from '../services.ts';
import { cookieOf, cookiesIn } from '../session/cookie.ts';
import { lifeLeft } from '../session/life.ts';
import { originOf } from '../web/origin.ts';
import { OpenId, type Started } from './open-id.ts';
import { takeCallback } from './take-callback.ts';

const cookieName = 'sign-on';
/** Seconds that a person may take at the provider. */
const signInTimeout = 900;

type Request = FastifyRequest<{ Params: { name: string }; Querystring: { readonly returnUrl?: unknown } }>;

function startedCookie(value: string, secure: boolean, maximumSeconds: number): string {
  // The provider's callback is a link from another site, for which browsers do not send `Strict` cookies.
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
  const { config, clock, limits, maintenance } = services;
  const clients = new Map(config.signOn.map((provider) => [provider.name, new OpenId(provider)]));
  if (clients.size === 0) return;

  const toLogin = (reply: FastifyReply, problem: SignOnProblem) =>
    reply.header('cache-control', 'no-store').redirect(`/login?sign_on=${problem}`);
  const callbackAddress = (request: Request) => `${originOf(request, config)}/sign-on/${request.params.name}/answer`;

  server.get('/sign-on/:name', async (request: Request, reply) => {
    limits.count(request, reply);
    const client = clients.get(request.params.name);
    if (!client || maintenance.state.on) return toLogin(reply, 'unavailable');
    const returnUrl = typeof request.query.returnUrl === 'string' ? request.query.returnUrl : null;
    const to = safeReturnPath(returnUrl, originOf(request, config));
    // Another site must not start a sign-in in the background.
    if (request.headers['sec-fetch-site'] === 'cross-site') {
      return reply.header('cache-control', 'no-store').redirect(loginPath(to));
    }
    try {
      const { url, started } = await client.begin(callbackAddress(request), to);
      const value = Buffer.from(JSON.stringify(started)).toString('base64url');
      reply.header('set-cookie', startedCookie(value, request.protocol === 'https', signInTimeout));
      return reply.header('cache-control', 'no-store').redirect(url.href);
    } catch (error) {
      request.log.error({ err: error, provider: request.params.name }, 'single sign-on: the provider does not respond');
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
    const callback = new URL(request.url, originOf(request, config));
    const taken = await takeCallback(services, browser, client, callback, started).catch((cause: unknown) => ({
      problem: 'failed' as const,
      cause,
    }));
    if ('problem' in taken) {
      if (taken.cause) request.log.warn({ err: taken.cause, provider: started.provider }, 'single sign-on failed');
      return toLogin(reply, taken.problem);
    }
    const seconds = Math.floor(lifeLeft(taken.begun.expires, clock) / 1000);
    const secure = browser.secure ? '; Secure' : '';
    // SESS-01: the page reads this cookie and continues the session.
    browser.setCookie(`${bearerCookie}=${taken.begun.bearer}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`);
    return reply.header('cache-control', 'no-store').redirect(safeReturnPath(started.to, originOf(request, config)));
  });
}
