import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Headers of every answer: nothing but our own origin, scripts and styles by nonce, no frame around us. */
export async function addSecurity(server: FastifyInstance, config: Config): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.tlsProxy !== null && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  server.addHook('onSend', async (_, reply) => {
    // Only a page runs anything, and brings a policy of its own.
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothing);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()');
  });
}

const nothing = `default-src 'none'; frame-ancestors 'none'`;

/** Of a document that a page of this site may show in an overlay. */
export const framedHere = {
  'content-security-policy': `default-src 'none'; frame-ancestors 'self'`,
  'x-frame-options': 'SAMEORIGIN',
} as const;

export const newNonce = () => randomBytes(16).toString('base64url');

/** The policy of a page whose scripts and styles bear a nonce made for this one answer. */
export function pagePolicy(nonce: string, https: boolean): string {
  const directives = [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    // Documents of this site, and the player of a video that somebody has asked for (HIVE-11, HIVE-13).
    `frame-src 'self' https://player.vimeo.com`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    // Nothing but the catalogue's worker makes a script's address out of text, and nothing makes HTML out of it.
    `require-trusted-types-for 'script'`,
    'trusted-types portal-worker',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
