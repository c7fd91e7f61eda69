import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** `/healthz`: the process is up. `/readyz`: the database accepts writes and the server is not shutting down; else 503 and why. */
export function addHealth(server: FastifyInstance, readiness: Pick<Readiness, 'fault'>): void {
  const options = { logLevel: 'warn' } as const;
  server.get('/healthz', options, async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', options, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const { fault } = readiness;
    return fault === null ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: fault });
  });
}
