import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendUnknownCall } from '../calls/errors.ts';
import type { Config } from '../config.ts';
import { addAssets } from './assets.ts';
import { newNonce, pagePolicy } from './security.ts';
import { Shell } from './shell.ts';

/** The built app, beside the built server. */
const appFolder = join(dirname(fileURLToPath(import.meta.url)), '../../app/dist');

const isCall = (path: string) => /^\/v[23](\/|$)/.test(path);
/** A file that is not there is no page: a stale script must fail, not read as HTML. */
const isFile = (path: string) => path.startsWith('/assets/') || /\.[a-z0-9]{2,5}$/i.test(path.split('/').at(-1) ?? '');

/** The app's files, and its page at every other path. */
export async function addPages(server: FastifyInstance, config: Config): Promise<void> {
  const shell = new Shell(appFolder, config);
  addAssets(server, appFolder);
  if (existsSync(appFolder)) {
    await server.register(fastifyStatic, {
      root: appFolder,
      index: false,
      wildcard: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
      allowedPath: (path) => !path.endsWith('.html') && !path.startsWith('/.vite') && isFile(path),
    });
  }
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (isCall(path)) return sendUnknownCall(request, reply);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isFile(path);
    const nonce = newNonce();
    const html = isPage ? shell.page(path, nonce) : null;
    if (html === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', pagePolicy(nonce, config.tlsProxy !== null))
      .send(html);
  };
  server.setNotFoundHandler(answer);
  server.get('/', answer);
}
