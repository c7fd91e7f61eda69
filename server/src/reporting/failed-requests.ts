import type { FastifyInstance } from 'fastify';
import { isClientGone } from '../calls/client-gone.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Reporter } from './reporter.ts';

/** PING-06: sends failed requests (status 500 and above) to the error service; the log has them already. */
export function reportFailedRequests(server: FastifyInstance, reporter: Reporter): void {
  server.addHook('onError', async (request, _, error) => {
    if (error instanceof Refusal || (error.statusCode ?? 500) < 500 || isClientGone(error, request)) return;
    reporter.failed(error, {
      source: 'request',
      path: request.url.split('?')[0] ?? '',
      user: request.facts.user,
      userAgent: request.headers['user-agent'] ?? '',
    });
  });
}
