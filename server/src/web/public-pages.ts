import { cleanSearch } from '@portal/domain/catalogue';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ReadReplica } from '../db/read-replica.ts';
import { documentPdf } from '../documents/document-pdf.ts';
import { PdfCache } from '../documents/pdf-cache.ts';
import { readDocument } from '../documents/read-document.ts';
import { webMessages } from '../messages/web.ts';
import type { Services } from '../services.ts';
import { supplierName } from '../supplier/supplier.ts';
import { drawingDxf } from './drawing-dxf.ts';
import { drawingSvg, isDrawingUse, jointSvg } from './drawing-svg.ts';
import { svgType } from './file-types.ts';
import { readPicture } from './images.ts';
import { sendLoadedPicture } from './loaded-picture.ts';
import { addLogo } from './logo.ts';
import { originOf } from './origin.ts';
import { readDrawnPart } from './read-part.ts';
import { framedHere } from './security.ts';
import { robots, sitemapFile, sitemapIndex } from './sitemap.ts';

const day = 86_400;

const notFound = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(webMessages.notFound);

const tooManyDrawings = (reply: FastifyReply, seconds: number) =>
  reply
    .code(429)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('retry-after', seconds)
    .send(webMessages.tooManyDocuments(seconds));

/** Serves drawings and photos of parts (PART-12), documents, the sitemap and robots.txt. */
export function addPublicPages(
  server: FastifyInstance,
  { config, limits }: Pick<Services, 'config' | 'limits'>,
  reads: Pick<ReadReplica, 'current'>,
): void {
  const supplier = supplierName(config);
  addLogo(server, config);
  const pdfCache = new PdfCache();

  const sendDrawing = (reply: FastifyReply, svg: string) =>
    reply.type(svgType).header('cache-control', `public, max-age=${day}`).send(svg);
  const inkOf = (query: { readonly ink?: string }) => (query.ink === 'pale' ? 'pale' : 'dark');
  server.get<{ Params: { file: string }; Querystring: { ink?: string; use?: string } }>(
    '/images/drawings/:file',
    async (request, reply) => {
      const [, code, format] = /^(.{1,80})\.(svg|dxf)$/.exec(request.params.file) ?? [];
      const part = code === undefined ? null : await readDrawnPart(reads.current, cleanSearch(code));
      if (!part) return notFound(reply);
      if (format === 'dxf') {
        return reply
          .type('image/vnd.dxf')
          .header('cache-control', `public, max-age=${day}`)
          .header('content-disposition', `attachment; filename="${part.facts.stock_code.replace(/[^\w.-]/g, '_')}.dxf"`)
          .send(await drawingDxf(part));
      }
      const { use = '' } = request.query;
      return sendDrawing(reply, drawingSvg(part, inkOf(request.query), isDrawingUse(use) ? use : 'alone'));
    },
  );
  server.get<{ Querystring: { ink?: string } }>('/images/figures/bolted-joint.svg', (request, reply) =>
    sendDrawing(reply, jointSvg(inkOf(request.query))),
  );

  server.get<{ Params: { size: string; '*': string }; Querystring: { of?: unknown } }>(
    '/images/:size/*',
    async (request, reply) => {
      const picture = await readPicture(config.imagesFolder, request.params.size, request.params['*']);
      if (!picture) return sendLoadedPicture(request, reply, reads.current);
      return reply
        .type(picture.type)
        .header('cache-control', `public, max-age=${day}`)
        .header('content-length', picture.bytes)
        .send(picture.stream);
    },
  );

  server.get<{ Params: { file: string }; Querystring: { part?: unknown } }>(
    '/documents/:file',
    async (request, reply) => {
      const id = /^([\w-]{1,80})\.pdf$/.exec(request.params.file)?.[1];
      const { part } = request.query;
      const openedFor = typeof part === 'string' && part.length <= 40 ? part.toUpperCase() : null;
      const document = id === undefined ? null : await readDocument(reads.current, id, openedFor);
      if (!document) return notFound(reply);
      const key = PdfCache.keyOf(document);
      const kept = pdfCache.find(key);
      const wait = kept ? 0 : limits.countDocument(request);
      if (wait > 0) return tooManyDrawings(reply, wait);
      return reply
        .type('application/pdf')
        .headers(framedHere)
        .header('cache-control', `public, max-age=${day}`)
        .header('content-disposition', `inline; filename="${id}.pdf"`)
        .send(await (kept ?? pdfCache.draw(key, () => documentPdf(document, supplier))));
    },
  );

  server.get('/sitemap.xml', async (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await sitemapIndex(reads.current, originOf(request, config))),
  );
  server.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const name = /^([\w-]{1,20})\.xml$/.exec(request.params.file)?.[1] ?? '';
    const file = await sitemapFile(reads.current, originOf(request, config), name);
    return file === null ? notFound(reply) : reply.type('application/xml; charset=utf-8').send(file);
  });
  server.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(originOf(request, config))),
  );
}
