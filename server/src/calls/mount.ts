import { endpointOf } from '@portal/domain/api';
import { type Call, type CallKey, calls } from '@portal/domain/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { systemOf } from '../orders-out/reporting-systems.ts';
import type { Services } from '../services.ts';
import { mayMake } from '../session/access.ts';
import type { Caller } from '../session/caller.ts';
import { callerFor } from '../session/demanded.ts';
import { bearerIn } from '../session/sessions.ts';
import { linkOrigin } from '../web/origin.ts';
import { readData } from './body.ts';
import { browserRequest } from './browser-request.ts';
import { envelope } from './envelope.ts';
import type { HandlerResponse, Handlers, PackedResponse, ValidatedRequest } from './handler.ts';
import { tooLarge, underMaintenance } from './refusal.ts';
import { handlers } from './registry.ts';

/** `get-carts/{cartId}` → `get-carts/:cartId` */
const routeOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Calls that do not count as use of the portal: they would keep an idle session alive. */
const backgroundCalls: readonly CallKey[] = ['xhrPing', 'activity', 'reportError', 'getVueBuild', 'loginValidate'];

/** PING-02: calls that work during maintenance. */
const duringMaintenance: readonly CallKey[] = ['getVueBuild'];

/** CALL-10: mounted only if test calls are switched on. */
const testCalls: ReadonlySet<CallKey> = new Set<CallKey>(['testAnswer', 'testRedirect', 'testRedirectRelative']);

type AnyHandler = (request: ValidatedRequest, services: Services) => Promise<HandlerResponse<unknown> | PackedResponse>;

/** Mounts every call of the contract under its v2 name and, if it has one, its v3 path (CALL-08). */
export function mountCalls(server: FastifyInstance, services: Services): void {
  for (const key of Object.keys(calls) as CallKey[]) {
    if (!services.config.testCalls && testCalls.has(key)) continue;
    const call: Call = calls[key];
    // The registry's mapped type ties each handler to its call. Here the schema validates the data at run time instead.
    const handler = (handlers satisfies Handlers)[key] as AnyHandler;
    const urls = [`/v2/${routeOf(call.name)}`, ...(call.v3 ? [`/v3/${routeOf(call.v3)}`] : [])];
    for (const url of urls) {
      server.route({
        method: call.method === 'GET' ? ['GET', 'POST'] : 'POST',
        url,
        ...beforeBody(key, call, services),
        handler: (request, reply) =>
          services.gate.run(key, { request, reply, clientTimeout: endpointOf(call.name).timeout }, () =>
            handleCall(key, call, handler, services, request, reply),
          ),
      });
    }
  }
}

/**
 * Checks before the body is read. Calls over the limit stop here; a potentially large body is read only for callers who may send it
 * and only if its declared length is within the limit (IMP-04).
 */
function beforeBody(key: CallKey, call: Call, { sessions, config, limits }: Services) {
  const { largestBody } = call;
  const countCall = (request: FastifyRequest, reply: FastifyReply) => {
    request.facts.call = call.name;
    limits.count(request, reply, key);
  };
  if (largestBody === undefined) {
    return { onRequest: async (request: FastifyRequest, reply: FastifyReply) => countCall(request, reply) };
  }
  return {
    bodyLimit: largestBody,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        countCall(request, reply);
        const caller = await sessions.callerOf(request, { isUse: false, isOptional: call.access === 'anyone' });
        mayMake(call, callerFor(key, caller, config));
        if (Number(request.headers['content-length'] ?? 0) > largestBody) throw tooLarge();
      } catch (error) {
        // Does not wait for the rest of the body.
        reply.header('connection', 'close');
        throw error;
      }
    },
  };
}

async function handleCall(
  key: CallKey,
  call: Call,
  handler: AnyHandler,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  request.facts.call = call.name;
  if (services.maintenance.state.on && !duringMaintenance.includes(key)) {
    throw underMaintenance();
  }
  const bearer = bearerIn(request.headers.authorization);
  const system = systemOf(bearer, services.config.ordersOut);
  const sessionCaller: Caller | null =
    system === null
      ? await services.sessions.callerOf(request, {
          isUse: !backgroundCalls.includes(key),
          isOptional: call.access === 'anyone',
        })
      : null;
  if (sessionCaller || system !== null) services.limits.markValid(request);
  request.facts.user = sessionCaller?.userId ?? system;
  request.facts.realUser = sessionCaller?.realUserId ?? null;
  const caller = callerFor(key, sessionCaller, services.config);
  mayMake(call, caller, system);
  const data = readData(call, request.method, request.body, services.config.appToken);
  const idempotencyHeader = request.headers['idempotency-key'];
  const response = await handler(
    {
      data,
      parameters: request.params as Record<string, string>,
      caller,
      system,
      bearer,
      ...browserRequest(request, reply),
      idempotencyKey:
        typeof idempotencyHeader === 'string' && idempotencyHeader !== '' ? idempotencyHeader.slice(0, 200) : null,
      origin: linkOrigin({ ...services.config, port: request.socket.localPort ?? services.config.port }),
      log: request.log,
    },
    services,
  );
  if ('packed' in response) return sendPacked(response, request, reply);
  const { data: result, ...parts } = response;
  request.facts.error = parts.error ?? null;
  reply.header('cache-control', 'no-store');
  return envelope(result, parts);
}

function sendPacked({ packed }: PackedResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(packed[encoding]);
}
