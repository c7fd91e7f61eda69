import type { FastifyInstance } from 'fastify';
import { type Database, sql } from '../db/database.ts';

/** `/healthz`: the process is up. `/readyz`: the database responds and the server is not shutting down. */
export function addHealth(server: FastifyInstance, database: Database, isStopping: () => boolean): void {
  const options = { logLevel: 'warn' } as const;
  server.get('/healthz', options, async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await database.query(sql`SELECT 1`);
      return reply.send({ status: 'ready' });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not respond');
      return reply.code(503).send({ status: 'no store' });
    }
  });
}
