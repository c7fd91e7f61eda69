import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { largestMedia, longestMediaName } from '@portal/domain/hive';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { envelope } from '../calls/envelope.ts';
import { invalidBearer, Refusal, underMaintenance } from '../calls/refusal.ts';
import { uploadTimeout } from '../http.ts';
import { mediaMessages as messages } from '../messages/media.ts';
import { sessionMessages } from '../messages/session.ts';
import type { Services } from '../services.ts';
import { type Caller, isStaff } from '../session/caller.ts';
import { mediaRefused } from './media-refusal.ts';
import { takeUpload } from './take-upload.ts';

const query = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .transform((name) => name.replaceAll(/[\p{Cc}/\\]/gu, '').slice(-longestMediaName)),
  folder: z
    .string()
    .max(200)
    .regex(/^(?:[^/]{1,60}(?:\/[^/]{1,60}){0,3})?$/)
    .default(''),
  replace: z.coerce.number().int().positive().optional(),
});

const tooLarge = () => mediaRefused('too_large', messages.tooLarge, 413);

/** The user who uploads. Only staff may, because they write the pages. */
async function uploaderOf(request: FastifyRequest, { sessions, limits }: Services): Promise<Caller> {
  const caller = await sessions.callerOf(request, { isUse: true, isOptional: false });
  if (!caller) throw invalidBearer();
  limits.markValid(request);
  request.facts.user = caller.userId;
  request.facts.realUser = caller.realUserId;
  if (!isStaff(caller)) throw mediaRefused('not_allowed', sessionMessages.notAllowed);
  return caller;
}

/** Reads a body through a temporary file, so that slow uploads use no memory. Throws a refusal beyond the limit. */
async function receive(body: Readable): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-media-'));
  const path = join(folder, 'upload');
  let bytes = 0;
  try {
    await pipeline(
      body,
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          bytes += piece.length;
          if (bytes > largestMedia) throw tooLarge();
          yield piece;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    ).catch((error: unknown) => {
      throw error instanceof Refusal ? error : mediaRefused('incomplete', messages.incomplete, 400);
    });
    return new Uint8Array(await readFile(path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function handleUpload(request: FastifyRequest, caller: Caller, services: Services) {
  const read = query.safeParse(request.query);
  if (!read.success) throw mediaRefused('wrong_request', messages.wrongRequest, 400);
  const upload = { caller, requestId: request.id, ...read.data };
  return envelope({ file: await takeUpload(services, upload, () => receive(request.body as Readable)) });
}

/** `POST /v3/media?name=…&folder=…&replace=…`: adds a file to the library, or replaces one. Not a call: the body is the file. */
export async function addMediaUploads(server: FastifyInstance, services: Services): Promise<void> {
  await server.register(async (scope) => {
    const callers = new WeakMap<FastifyRequest, Caller>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, body, done) => done(null, body));
    scope.route({
      method: 'POST',
      url: '/v3/media',
      bodyLimit: largestMedia,
      config: { arrivalTimeout: uploadTimeout },
      decompress: false,
      // Before the body is read.
      onRequest: async (request, reply) => {
        request.facts.call = 'v3/media';
        try {
          services.limits.count(request, reply, 'upload');
          if (services.maintenance.state.on) throw underMaintenance();
          callers.set(request, await uploaderOf(request, services));
          if (Number(request.headers['content-length'] ?? 0) > largestMedia) throw tooLarge();
        } catch (error) {
          // Does not wait for the rest of the body.
          reply.header('connection', 'close');
          throw error;
        }
      },
      handler: async (request, reply) => {
        const caller = callers.get(request);
        if (!caller) throw invalidBearer();
        reply.header('cache-control', 'no-store');
        return handleUpload(request, caller, services);
      },
    });
  });
}
