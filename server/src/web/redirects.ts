import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { outdatedBrowser } from './browsers.ts';

const redirects = '/redirect/';

/**
 * NAV-19: the address outside the portal that `/redirect/{redirect}` may lead to, else null. Only over https, only to a host on the
 * list, and never with a name before the host. Given URL-encoded, or as it stands.
 */
export function allowedTarget(redirect: string, hosts: readonly string[]): string | null {
  try {
    const [path = ''] = redirect.split('?');
    const target = new URL(/^https?:\/\//i.test(redirect) ? redirect : decodeURIComponent(path));
    const isPlain = target.protocol === 'https:' && target.username === '' && target.password === '';
    return isPlain && hosts.includes(target.host) ? target.href : null;
  } catch {
    return null;
  }
}

/** NAV-19: where a page at this path leads out of the portal, to be shown before anybody goes there; null for every other page. */
export function leadsTo(url: string, hosts: readonly string[]): string | null {
  return url.startsWith(redirects) ? allowedTarget(url.slice(redirects.length), hosts) : null;
}

/** Redirects that the server makes itself: for browsers that cannot run the portal, and to the classic site. */
export function addRedirects(server: FastifyInstance, config: Pick<Config, 'classicAddress'>): void {
  // SHELL-02: a browser that cannot run the portal is sent to the page that says so.
  server.addHook('onRequest', async (request, reply) => {
    const { accept = '', 'user-agent': userAgent = '' } = request.headers;
    if (request.method !== 'GET' || !accept.includes('text/html') || outdatedBrowser(userAgent) !== 'Edge') return;
    if (!/^\/legacy-edge\/?($|\?)/i.test(request.url)) return reply.redirect('/legacy-edge');
  });
  // SHELL-12
  server.get('/classic', async (_, reply) =>
    reply.header('cache-control', 'no-store').redirect(config.classicAddress ?? '/login-classic'),
  );
}
