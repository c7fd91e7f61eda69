import type { Readable } from 'node:stream';
import { feedNamed } from '@portal/feeds/records';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal, underMaintenance } from '../calls/refusal.ts';
import { uploadTimeout } from '../http.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import type { Services } from '../services.ts';
import { bearerIn } from '../session/sessions.ts';
import { orLoadRefusal } from './load-refusals.ts';
import { loadUpload } from './load-upload.ts';
import { largestUpload } from './receive-upload.ts';
import { type FeedToken, useToken } from './tokens.ts';

const endings: Readonly<Record<string, string>> = {
  'text/csv': '.csv',
  'application/x-ndjson': '.ndjson',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
};

const refused = (error: string, user_message: string, httpStatus: number) =>
  new Refusal(error, { user_message }, httpStatus);

/** The token of a request. Refuses an unknown one, a feed that it may not load, and a feed that does not exist. */
async function tokenFor(request: FastifyRequest, { database, clock, limits }: Services): Promise<FeedToken> {
  const bearer = bearerIn(request.headers.authorization);
  const token = bearer === null ? null : await useToken(database, clock, bearer);
  if (!token) throw refused('invalid_token', messages.upload.invalidToken, 401);
  limits.markValid(request);
  const { name } = request.params as { readonly name: string };
  if (!feedNamed(name)) throw refused('unknown_feed', messages.upload.unknownFeed(name), 404);
  if (!token.feeds.includes(name)) throw refused('wrong_scope', messages.upload.wrongScope(name), 403);
  return token;
}

/** The ending of the file that an upload is stored as, so that it is read like a file in a folder. */
function endingOf({ headers }: FastifyRequest): string {
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const ending = endings[type.trim()];
  const encoding = headers['content-encoding'] ?? 'identity';
  const isGzip = encoding === 'gzip' && ending !== '.xlsx';
  if (ending === undefined || !(isGzip || encoding === 'identity')) {
    throw refused('wrong_type', messages.upload.wrongType, 415);
  }
  return isGzip ? `${ending}.gz` : ending;
}

const uploadQuery = z.object({
  mode: z.enum(['full', 'delta']).default('full'),
  /** Name of the source whose mapping is used to read the body. */
  source: z.string().max(40).optional(),
});

async function handleUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  token: FeedToken,
): Promise<unknown> {
  const { name: feed } = request.params as { readonly name: string };
  const query = uploadQuery.safeParse(request.query);
  if (!query.success) throw refused('wrong_mode', messages.upload.wrongMode, 400);
  const ending = endingOf(request);
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' && header !== '' ? header.slice(0, 200) : null;
  reply.header('cache-control', 'no-store');
  const upload = { ...query.data, feed, ending, key, body: request.body as Readable };
  const by = { token, requestId: request.id, log: request.log };
  const { http_status, answer } = await orLoadRefusal(loadUpload(services, by, upload));
  return reply.code(http_status).send(answer);
}

/** `POST /v3/feeds/{name}`: the supplier's systems load one feed, whole or as a delta. Not a call: the body is the file. */
export async function addFeedUploads(server: FastifyInstance, services: Services): Promise<void> {
  await server.register(async (scope) => {
    const tokens = new WeakMap<FastifyRequest, FeedToken>();
    scope.removeAllContentTypeParsers();
    // The body is streamed into a file.
    scope.addContentTypeParser('*', (_, body, done) => done(null, body));
    scope.route({
      method: 'POST',
      url: '/v3/feeds/:name',
      bodyLimit: largestUpload,
      config: { arrivalTimeout: uploadTimeout },
      // The file is stored as sent and unpacked with the limits of packed feed files.
      decompress: false,
      // Before the body is read.
      onRequest: async (request, reply) => {
        request.facts.call = 'v3/feeds';
        try {
          services.limits.count(request, reply);
          if (services.maintenance.state.on) throw underMaintenance();
          tokens.set(request, await tokenFor(request, services));
          if (Number(request.headers['content-length'] ?? 0) > largestUpload) {
            throw refused('too_large', messages.upload.tooLarge, 413);
          }
        } catch (error) {
          // Does not wait for the rest of the body.
          reply.header('connection', 'close');
          throw error;
        }
      },
      handler: async (request, reply) => {
        const token = tokens.get(request);
        if (!token) throw refused('invalid_token', messages.upload.invalidToken, 401);
        return handleUpload(request, reply, services, token);
      },
    });
  });
}
