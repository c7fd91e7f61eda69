import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { feedNamed } from '@portal/feeds/records';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../audit/record-audit.ts';
import { envelope } from '../calls/envelope.ts';
import { Refusal, underMaintenance } from '../calls/refusal.ts';
import { uploadTimeout } from '../http.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import type { Services } from '../services.ts';
import { bearerIn } from '../session/sessions.ts';
import { type LoadOutcome, tryLoad, usualApprovalPercent } from './load-folder.ts';
import { loadRefusal } from './load-refusals.ts';
import { readSheetInWorker } from './open-file.ts';
import { largestUpload, receive } from './receive-upload.ts';
import { maxListed } from './report.ts';
import { sourceMappings } from './sources.ts';
import { storeUpload } from './stored-uploads.ts';
import { answerOf, type FeedToken, type StoredAnswer, storeAnswer, useToken } from './tokens.ts';

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

function answerTo({ state, loadId, report, problems }: LoadOutcome, feed: string): StoredAnswer {
  const data = {
    state,
    load_id: loadId,
    feeds: report.feeds,
    approval: report.approval,
    problems: problems.of(feed).slice(0, maxListed),
  };
  if (state !== 'refused') return { http_status: state === 'waiting' ? 202 : 200, answer: envelope(data) };
  const user_message = messages.load.refused(messages.report.counted(problems.errors, 'error'));
  return { http_status: 422, answer: envelope(data, { status: 'ERROR', error: 'feed_refused', user_message }) };
}

const uploadQuery = z.object({
  mode: z.enum(['full', 'delta']).default('full'),
  /** Its mapping reads the body. */
  source: z.string().max(40).optional(),
});

async function handleUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  token: FeedToken,
): Promise<unknown> {
  const { database, clock } = services;
  const { name } = request.params as { readonly name: string };
  const query = uploadQuery.safeParse(request.query);
  if (!query.success) throw refused('wrong_mode', messages.upload.wrongMode, 400);
  const ending = endingOf(request);
  const { mode, source } = query.data;
  const sources = source === undefined ? [] : await sourceMappings(database);
  if (source !== undefined && !sources.some((each) => each.name === source && each.feed === name)) {
    throw refused('unknown_source', messages.upload.unknownSource(source, name), 404);
  }
  // A source's mapping applies to files that are named after it.
  const file = `${source ?? name}${ending}`;
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' && header !== '' ? header.slice(0, 200) : null;
  const send = ({ http_status, answer }: StoredAnswer) => reply.code(http_status).send(answer);
  reply.header('cache-control', 'no-store');
  const folder = await mkdtemp(join(tmpdir(), 'portal-feeds-'));
  try {
    const bodyHash = await receive(
      request.body as Readable,
      join(folder, file),
      `${name} ${mode} ${source ?? ''}`.trimEnd(),
    );
    const known = key === null ? null : await answerOf(database, token.token_id, key, bodyHash);
    if (known && !known.isSame) throw refused('idempotency_key_reused', messages.upload.keyReused, 409);
    if (known) return send(known);
    const wanted = {
      folder,
      isDelta: mode === 'delta',
      isCheck: false,
      reportFolder: null,
      approvalPercent: usualApprovalPercent,
    };
    const say = (line: string) => request.log.info({ feed: name }, line);
    const outcome = await tryLoad(
      { ...wanted, shownAs: `https ${token.name}`, channel: 'call', byName: token.name },
      { database, clock, say, readSheet: readSheetInWorker },
    );
    const { state, loadId } = outcome;
    if (state === 'refused' || state === 'waiting') await storeUpload(services.config, loadId, folder);
    const answer = answerTo(outcome, name);
    if (key !== null) await storeAnswer(database, clock, { tokenId: token.token_id, key, bodyHash }, answer);
    await recordAudit(database, { userId: null, realUserId: null }, { requestId: request.id }, clock.now(), {
      what: 'feed_load',
      result: state === 'refused' ? 'refused' : 'ok',
      detail: { token: token.name, feeds: [name], mode, state, load: loadId },
    });
    return send(answer);
  } catch (error) {
    throw loadRefusal(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
