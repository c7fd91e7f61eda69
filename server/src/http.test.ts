import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { makeHttp } from './http.ts';

/** Milliseconds. Much shorter, and a busy machine would cut off requests that are whole. */
const timeout = 1_000;
let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  server = await makeHttp(readConfig({ PORTAL_LOG_LEVEL: 'silent', PORTAL_TLS_PROXY: '127.0.0.1' }), timeout);
  server.get('/known/:name', async () => 'known');
  server.post('/known', async () => 'known');
  server.post('/upload', { config: { arrivalTimeout: 60_000 } }, async () => 'known');
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Sends bytes as they are and returns the whole response, read until the server closes the connection. */
async function responseTo(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
    }),
  );
  return { status: Number(first.split(' ')[1]), headers, body };
}
const get = (path: string) => responseTo(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

const changing = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'cache-control',
  'vary',
]);
const securityHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !changing.has(name) && name !== 'x-request-id' && name !== 'transfer-encoding',
    ),
  );

test.each([
  ['what is not HTTP', 'no such thing\r\n\r\n', 400],
  ['too large headers', `GET / HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ['too long a name', `GET /known/${'a'.repeat(300)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 414],
])('%s gets the security headers of every response and an envelope', async (_, bytes, status) => {
  const usual = await get('/known/a');
  expect(usual.status).toBe(200);
  const response = await responseTo(bytes);
  expect(response.status).toBe(status);
  expect(securityHeaders(response.headers)).toEqual(securityHeaders(usual.headers));
  expect(response.headers['strict-transport-security']).toContain('max-age=31536000');
  expect(JSON.parse(response.body)).toMatchObject({
    status: 'ERROR',
    error: 'bad_request',
    api_version: '3.0',
    data: null,
  });
});

test.each(['/known/%zz', '/known/%E0%A4%A?a=%', '/%'])(
  '%s reaches its route, or that of unknown paths, with all headers',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(path.startsWith('/known') ? 200 : 404);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  },
);

test('a body that does not arrive in time is cut off at the limit', async () => {
  const began = Date.now();
  const response = await responseTo(
    'POST /known HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  expect(response.status).toBe(408);
  expect(JSON.parse(response.body)).toMatchObject({ status: 'ERROR', error: 'bad_request' });
  expect(Date.now() - began).toBeGreaterThanOrEqual(timeout);
});

test('a large file may take longer, and headers may not', async () => {
  const upload = connect(port, '127.0.0.1');
  await once(upload, 'connect');
  upload.write(
    'POST /upload HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{',
  );
  // Cut off after the usual time, which is also that of the upload's first half.
  expect((await responseTo('POST /known HTTP/1.1\r\nHost: x\r\n')).status).toBe(408);
  upload.write('}');
  expect(await text(upload)).toContain('200 OK');
});
