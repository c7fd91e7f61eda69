import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { DatabaseUnavailableError, StatementError } from '../db/errors.ts';
import { addHealth } from './health.ts';
import { Readiness } from './readiness.ts';

test('/readyz turns 503 when writes fail, says why, and returns when they work again; each change is logged once', async () => {
  const query = vi.fn(async (): Promise<never[]> => []);
  const log = { error: vi.fn(), info: vi.fn() };
  const readiness = new Readiness({ query } as never, log);
  const server = fastify();
  addHealth(server, readiness);
  const answer = async () => {
    await readiness.check();
    const response = await server.inject('/readyz');
    return [response.statusCode, response.json().status];
  };
  expect(await answer()).toEqual([200, 'ready']);
  for (const [error, status] of [
    [new StatementError('could not extend file', '53100'), 'disk full'],
    [new StatementError('cannot execute INSERT in a read-only transaction', '25006'), 'read only'],
    [new StatementError('could not write', '58030'), 'writes fail'],
    [new DatabaseUnavailableError('connection refused'), 'no store'],
  ] as const) {
    query.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
    expect(await answer()).toEqual([503, status]);
    expect(await answer()).toEqual([503, status]);
  }
  expect(log.error).toHaveBeenCalledTimes(4);
  expect(await answer()).toEqual([200, 'ready']);
  expect(log.info).toHaveBeenCalledTimes(1);
  readiness.stop();
  expect(await answer()).toEqual([503, 'stopping']);
});

test('/readyz answers at once while the database does not', async () => {
  const readiness = new Readiness({ query: () => new Promise(() => undefined) } as never, {
    error: vi.fn(),
    info: vi.fn(),
  });
  const server = fastify();
  addHealth(server, readiness);
  void readiness.check();
  expect((await server.inject('/readyz')).json()).toEqual({ status: 'ready' });
});
