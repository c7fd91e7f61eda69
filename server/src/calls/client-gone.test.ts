import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { newFacts } from '../http.ts';
import { sendError } from './errors.ts';

test('a client that goes away in the middle of its request is no error in the log', async () => {
  const lines: { readonly level: number }[] = [];
  const server = fastify({ logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } } });
  server.decorateRequest('facts');
  const gone: (string | null)[] = [];
  server.addHook('onRequest', async (request) => {
    request.facts = newFacts();
  });
  server.setErrorHandler((error: never, request, reply) => {
    const sent = sendError(error, request, reply);
    gone.push(request.facts.error);
    return sent;
  });
  server.post('/v2/save', async () => ({}));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1', () => {
    socket.write(
      'POST /v2/save HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"half":',
      () => socket.destroy(),
    );
  });
  await vi.waitFor(() => expect(gone).toEqual(['client_gone']), { timeout: 30_000 });
  await server.close();
  // 50 is the level `error`.
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
