import type { FastifyInstance } from 'fastify';
import { webMessages } from '../messages/web.ts';
import { framedHere } from '../web/security.ts';
import { mediaPath, readServedFile, type ServedFile } from './media-files.ts';
import { type MediaServices, mediaStoreOf } from './media-store.ts';

/** The address has the version of the content in it. */
const forGood = 'public, max-age=31536000, immutable';

/** An SVG that is opened directly runs and loads nothing, whatever it contains. */
const svgPolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'`;

const headersOf = (type: ServedFile['type']): Readonly<Record<string, string>> => {
  switch (type) {
    case 'image/svg+xml':
      return { 'content-security-policy': svgPolicy };
    case 'application/pdf':
      return framedHere;
    case 'image/webp':
      return {};
  }
};

const typeOf = { webp: 'image/webp', svg: 'image/svg+xml', pdf: 'application/pdf' } as const;

/** Serves the library to everybody: `/media/{number}/{version}/{width}.webp`. */
export function addMedia(server: FastifyInstance, services: MediaServices): void {
  const { database } = services;
  const store = mediaStoreOf(services);
  server.get<{ Params: { id: string; version: string; file: string } }>(
    '/media/:id/:version/:file',
    async ({ params }, reply) => {
      const notFound = () =>
        reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-cache')
          .send(webMessages.notFound);
      const [, width = '', ending] = /^(\d{1,4})\.(webp|svg|pdf)$/.exec(params.file) ?? [];
      if (!/^9\d{8}$/.test(params.id) || ending === undefined) return notFound();
      const type = typeOf[ending as keyof typeof typeOf];
      const key = { media_id: Number(params.id), version: params.version, width: Number(width) };
      const row = await readServedFile(database, key.media_id);
      if (!row) return notFound();
      // The file was replaced since the page was loaded: redirect to the current one. Former files are for staff only.
      if (row.version !== key.version) return reply.header('cache-control', 'no-cache').redirect(mediaPath(row), 302);
      const bytes = await store.get(database, key);
      if (!bytes) return notFound();
      return reply
        .type(type)
        .headers(headersOf(type))
        .header('cache-control', forGood)
        .header('content-length', bytes.length)
        .send(Buffer.from(bytes));
    },
  );
}
