import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const permissions = 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()';
const transportSecurity = { maxAge: 31_536_000, includeSubDomains: true } as const;

/** Security headers of every response: own origin only, no framing. Pages set their own policy (`pagePolicy`). */
export async function addSecurity(server: FastifyInstance, config: Config): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.tlsProxy !== null && transportSecurity,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  server.addHook('onSend', async (_, reply) => {
    // Only pages run scripts, and they set their own policy.
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothing);
    reply.header('permissions-policy', permissions);
  });
}

const nothing = `default-src 'none'; frame-ancestors 'none'`;

/** The same headers for responses to unreadable requests, for which no hook runs. A test compares the two. */
export const bareHeaders = ({ tlsProxy }: Pick<Config, 'tlsProxy'>): Readonly<Record<string, string>> => ({
  'content-security-policy': nothing,
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  ...(tlsProxy === null
    ? {}
    : { 'strict-transport-security': `max-age=${transportSecurity.maxAge}; includeSubDomains` }),
});

/** Headers of a document that pages of this site may show in a frame. */
export const framedHere = {
  'content-security-policy': `default-src 'none'; frame-ancestors 'self'`,
  'x-frame-options': 'SAMEORIGIN',
} as const;

export const newNonce = () => randomBytes(16).toString('base64url');

/**
 * Content security policy of a page; its scripts and styles carry the nonce, which is new for every response. A rendered page is
 * stored for many responses, so its own style element is allowed by its hash.
 */
export function pagePolicy(nonce: string, https: boolean, styleHash: string | null = null): string {
  const directives = [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    `style-src 'self' 'nonce-${nonce}'${styleHash === null ? '' : ` ${styleHash}`}`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    // Documents of this site, and the video player once a visitor starts it (HIVE-11, HIVE-13).
    `frame-src 'self' https://player.vimeo.com`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    // Only the catalogue worker may create a script URL from a string; nothing may create HTML from one.
    `require-trusted-types-for 'script'`,
    'trusted-types portal-worker',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
