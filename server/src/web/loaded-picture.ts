import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../db/database.ts';
import { readFetchedPicture, readLoadedPicture } from '../feeds/pictures/picture-store.ts';
import { webMessages } from '../messages/web.ts';
import { imageSizes } from './images.ts';

/** Seconds. A picture that is replaced is seen after an hour at the latest. */
const maxAge = 3_600;

type PictureRequest = FastifyRequest<{ Params: { size: string; '*': string }; Querystring: { of?: unknown } }>;

/** Sends a picture that came with feed files, or the one fetched from `?of=` an address, or nothing if the browser has it already. */
export async function sendLoadedPicture(
  { params, query, headers }: PictureRequest,
  reply: FastifyReply,
  db: Pick<Transaction, 'query'>,
): Promise<FastifyReply> {
  const size = imageSizes.find((each) => String(each) === params.size);
  const name = params['*'];
  const { of } = query;
  const isAddress = name === 'address' && typeof of === 'string';
  const picture =
    size === undefined
      ? null
      : await (isAddress ? readFetchedPicture(db, size, of) : readLoadedPicture(db, size, name));
  if (!picture)
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(webMessages.notFound);
  const tag = `"${picture.version}-${params.size}"`;
  reply.header('cache-control', `public, max-age=${maxAge}`).header('etag', tag);
  if (headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('image/webp').header('content-length', picture.bytes.length).send(Buffer.from(picture.bytes));
}
