import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { Refusal } from '../calls/refusal.ts';
import { newFacts } from '../http.ts';
import { reportFailedRequests } from './failed-requests.ts';

test('PING-06 a failed request is reported without its query; refusals and bad requests are not reported', async () => {
  const server = fastify();
  const failed = vi.fn();
  server.decorateRequest('facts');
  server.addHook('onRequest', async (request) => {
    request.facts = newFacts();
    request.facts.user = 'u1';
  });
  reportFailedRequests(server, { report: () => true, failed, settle: async () => undefined });
  const lost = new Error('the store is away');
  server.get('/fails', async () => {
    throw lost;
  });
  server.get('/refuses', async () => {
    throw new Refusal('not_allowed');
  });
  server.post('/takes', async () => 'taken');
  await server.inject({ url: '/fails?token=secret', headers: { 'user-agent': 'Test' } });
  await server.inject('/refuses');
  await server.inject({ url: '/takes', method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' });
  await server.close();
  expect(failed.mock.calls).toEqual([[lost, { source: 'request', path: '/fails', user: 'u1', userAgent: 'Test' }]]);
});
