import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { webMessages } from '../messages/web.ts';
import { fileTypes } from './file-types.ts';
import { isBuildList } from './shared-builds.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = new Set(['.js', '.css', '.svg', '.json', '.wasm']);

type Encoding = 'br' | 'gzip' | 'identity';

interface Asset {
  readonly type: string;
  readonly bytes: Buffer;
  /** Compressed on first request and cached: a hashed file never changes. */
  readonly packed: Map<Encoding, Promise<Buffer>>;
}

function pack(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: 9 });
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/**
 * Serves the app's hashed files from memory. Files present at start-up stay available after a new build replaces them on disk, so that
 * open pages of the old build still load their chunks; new files are read on first request. `shared` is an optional folder with the
 * files of builds that other servers serve.
 */
export function addAssets(server: FastifyInstance, appFolder: string, shared: string | null = null): void {
  const folder = join(appFolder, 'assets');
  const folders = shared === null ? [folder] : [folder, shared];
  const known = new Map<string, Asset>();

  function read(name: string): Asset | undefined {
    const present = known.get(name);
    if (present) return present;
    const type = fileTypes[extname(name)];
    if (!/^[\w.-]+$/.test(name) || type === undefined || isBuildList(name)) return undefined;
    const file = folders.map((each) => join(each, name)).find((each) => existsSync(each));
    if (file === undefined) return undefined;
    const asset: Asset = { type, bytes: readFileSync(file), packed: new Map() };
    known.set(name, asset);
    return asset;
  }

  if (existsSync(folder)) for (const name of readdirSync(folder)) read(name);

  server.get<{ Params: { name: string } }>('/assets/:name', { compress: false }, async (request, reply) => {
    const { name } = request.params;
    const asset = read(name);
    if (!asset) return reply.code(404).type('text/plain; charset=utf-8').send(webMessages.notFound);
    reply
      .type(asset.type)
      // A worker is subject to the policy sent with its script file.
      .header('content-security-policy', `default-src 'self'; frame-ancestors 'none'`)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding');
    const encoding = compressible.has(extname(name)) ? accepted(request.headers['accept-encoding']) : 'identity';
    if (encoding === 'identity') return reply.send(asset.bytes);
    const packed = asset.packed.get(encoding) ?? pack(asset.bytes, encoding);
    asset.packed.set(encoding, packed);
    return reply.header('content-encoding', encoding).send(await packed);
  });
}

function accepted(header: string | undefined): Encoding {
  if (/\bbr\b/.test(header ?? '')) return 'br';
  return /\bgzip\b/.test(header ?? '') ? 'gzip' : 'identity';
}
