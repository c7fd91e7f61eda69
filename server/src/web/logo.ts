import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Address of the supplier's own logo. */
export const logoPath = '/images/supplier-logo';

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** Serves the supplier's logo, if there is one. */
export function addLogo(server: FastifyInstance, { supplierLogo }: Pick<Config, 'supplierLogo'>): void {
  if (supplierLogo === null) return;
  server.get(logoPath, async (_, reply) =>
    reply
      .type(types[extname(supplierLogo).toLowerCase()] ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=3600')
      // An SVG opened by itself would run its scripts.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(await readFile(supplierLogo)),
  );
}
