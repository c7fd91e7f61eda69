import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { sendError } from './calls/errors.ts';
import { rejectUnreadable } from './calls/unreadable.ts';
import type { Config } from './config.ts';
import { logOptions } from './log.ts';
import { addSecurity, bareHeaders } from './web/security.ts';

/** Fields of a request's log line, filled in while it is handled. */
export interface RequestFacts {
  call: string | null;
  user: string | null;
  realUser: string | null;
  error: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    facts: RequestFacts;
  }
  interface FastifyContextConfig {
    /** Milliseconds that the body of this route may take to arrive, if not the usual time. */
    arrivalTimeout?: number;
  }
}

export const newFacts = (): RequestFacts => ({ call: null, user: null, realUser: null, error: null });

const mebibyte = 1024 * 1024;

/** A path with `%` that encodes nothing is taken literally, so that it gets the page or envelope of an unknown path. */
function decodable(url: string): string {
  const [path = ''] = url.split('?');
  try {
    // The build drops a call whose value nobody reads.
    return decodeURIComponent(path) === '' ? '/' : url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** Milliseconds that the head of a request may take to arrive, and then its body. */
const arrivalTimeout = 30_000;
/** The same for a route whose body is a large file. */
export const uploadTimeout = 600_000;

/** The HTTP server with the parts that all responses share. The caller mounts calls and pages. */
export async function makeHttp(config: Config, usualTimeout = arrivalTimeout): Promise<FastifyInstance> {
  const server = fastify({
    logger: logOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mebibyte,
    trustProxy: config.tlsProxy ?? false,
    genReqId: () => randomUUID(),
    requestTimeout: uploadTimeout,
    keepAliveTimeout: 65_000,
    // Idle keep-alive connections must not delay shutdown.
    forceCloseConnections: 'idle',
    // Node looks only every 30 s by default.
    http: {
      requestTimeout: uploadTimeout,
      headersTimeout: usualTimeout,
      connectionsCheckingInterval: Math.min(1_000, usualTimeout / 2),
    },
    // NAV-14: the app matches paths regardless of case, so server-rendered pages do too.
    rewriteUrl: ({ url = '/' }) => decodable(url).replace(/^\/(part|redirect)\//i, (start) => start.toLowerCase()),
    // Requests that the router refuses run no hooks.
    frameworkErrors: (error, request, reply) => {
      request.facts = newFacts();
      reply.headers({ ...bareHeaders(config), 'x-request-id': request.id });
      void sendError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => rejectUnreadable(error, socket, config),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  // Set per request in the hook: a decorated object would be shared between requests.
  server.decorateRequest('facts');
  server.addHook('onRequest', async (request) => {
    request.facts = newFacts();
  });
  // Node has only one limit for all requests.
  server.addHook('preParsing', async ({ raw, routeOptions }, reply) => {
    const timer = setTimeout(() => {
      // Once the response is sent, the rest of the body does not matter.
      if (!raw.complete && !reply.raw.writableEnded)
        rejectUnreadable({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket, config);
    }, routeOptions.config.arrivalTimeout ?? usualTimeout);
    raw.once('close', () => clearTimeout(timer));
  });
  server.addHook('onResponse', async (request, reply) => {
    const { call, user, realUser, error } = request.facts;
    if (call === null && reply.statusCode < 500) return;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({
      call,
      user,
      real_user: realUser,
      result: error ?? 'ok',
      http: reply.statusCode,
      ms: milliseconds,
    });
  });
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.setErrorHandler(sendError);
  await addSecurity(server, config);
  await server.register(compress, {
    global: true,
    threshold: 1_400,
    encodings: ['br', 'gzip'],
    // Replies are compressed for one reader, so the fastest levels cost least overall. Static files are compressed in advance.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 1 },
  });
  return server;
}
