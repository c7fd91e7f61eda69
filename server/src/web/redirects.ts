import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { outdatedBrowser } from './browsers.ts';

const redirects = '/redirect/';

/**
 * NAV-19: the external address that `/redirect/{redirect}` may lead to, else null. Must be https, to a host in `hosts`, without
 * credentials. `redirect` may be URL-encoded or plain.
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

/** NAV-19: the external address of a `/redirect` page, shown to the user before leaving; null for every other page. */
export function leadsTo(url: string, hosts: readonly string[]): string | null {
  return url.startsWith(redirects) ? allowedTarget(url.slice(redirects.length), hosts) : null;
}

/** Redirects made by the server: legacy browsers to their notice page, and `/classic` to the classic site. */
export function addRedirects(server: FastifyInstance, config: Pick<Config, 'classicAddress'>): void {
  // SHELL-02: legacy Edge cannot run the portal; redirect it to a page that explains this.
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
