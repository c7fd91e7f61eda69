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

/** The ways out of the portal, which the server alone decides on. */
export function addDoors(server: FastifyInstance, config: Pick<Config, 'redirectHosts' | 'classicAddress'>): void {
  // SHELL-02: the browser that cannot run the portal is told, whatever page it asks for.
  server.addHook('onRequest', async (request, reply) => {
    const { accept = '', 'user-agent': userAgent = '' } = request.headers;
    if (request.method !== 'GET' || !accept.includes('text/html') || outdatedBrowser(userAgent) !== 'Edge') return;
    if (!/^\/legacy-edge\/?($|\?)/i.test(request.url)) return reply.redirect('/legacy-edge');
  });
  // NAV-09, NAV-19. Every other redirect is the app's own affair.
  server.get(`${redirects}*`, async (request, reply) => {
    const target = allowedTarget(request.url.slice(redirects.length), config.redirectHosts);
    if (target === null) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').redirect(target);
  });
  // SHELL-12
  server.get('/classic', async (_, reply) =>
    reply.header('cache-control', 'no-store').redirect(config.classicAddress ?? '/login-classic'),
  );
}
