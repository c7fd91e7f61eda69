import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * How the world calls this server, such as `https://portal.example`: as configured, else as the request calls it. A host that is no
 * host name is not repeated.
 */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, config: Pick<Config, 'address'>): string {
  if (config.address !== null) return config.address;
  const host = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}

/**
 * How links begin that leave the portal, in mails and on the command line: as configured, else the address that the server listens on. Never
 * what a request says of itself: who asks for somebody else's mail would choose where its link leads.
 */
export function linkOrigin({ address, host, port }: Pick<Config, 'address' | 'host' | 'port'>): string {
  return address ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
