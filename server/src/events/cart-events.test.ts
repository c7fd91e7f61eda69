import { cartEventsPath } from '@portal/domain/contract';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { callers } from '../services.fixture.ts';
import type { Services } from '../services.ts';
import { addCartEvents } from './cart-events.ts';

test('CART-18 a stream that fails before it opens does not count among those of the user', async () => {
  const query = vi.fn(() => Promise.reject(new Error('The database is away')));
  const services = {
    database: { query, listen: async () => async () => {} },
    limits: { count: () => {} },
    sessions: { callerOf: async () => callers.it },
  } as unknown as Services;
  const server = fastify();
  server.decorateRequest('facts');
  server.addHook('onRequest', async (request) => {
    request.facts = { call: '', user: null, realUser: null, error: null } as never;
  });
  const stop = await addCartEvents(server, services);
  for (let i = 0; i < 21; i += 1) {
    const response = await server.inject({ method: 'POST', url: `/${cartEventsPath}` });
    expect(response.json().message).toBe('The database is away');
  }
  expect(query).toHaveBeenCalledTimes(21);
  await stop();
  await server.close();
});
