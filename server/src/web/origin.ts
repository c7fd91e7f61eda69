import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * The public origin of this server, such as `https://portal.example`: the configured one, else from the request. An invalid host in the
 * request is replaced by `localhost`, never echoed.
 */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, config: Pick<Config, 'address'>): string {
  if (config.address !== null) return config.address;
  const host = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}

/**
 * Origin for links in mails and on the command line: the configured one, else the address the server listens on. Never taken from a
 * request, because an attacker who requests somebody else's mail could then choose where its link leads.
 */
export function linkOrigin({ address, host, port }: Pick<Config, 'address' | 'host' | 'port'>): string {
  return address ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
