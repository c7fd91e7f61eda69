import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createSmsGateway } from './sms.ts';

const sms = { to: '0491 570 156', text: '123456 is your code' };

async function gateway(status: number, headers: Record<string, string> = {}) {
  const heard: { request: IncomingMessage; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    heard.push({ request, body: JSON.parse(await text(request)) });
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { heard, smsUrl: `http://127.0.0.1:${port}/send`, close: () => server.close() };
}

test('SOFT-01 without a gateway a message is written completely to a file in the outbox', async () => {
  const outboxFolder = join(mkdtempSync(join(tmpdir(), 'portal-outbox-')), 'outbox');
  await createSmsGateway({ smsUrl: null, smsToken: null, outboxFolder }).send(sms);
  const [file = '', ...more] = readdirSync(outboxFolder);
  expect(more).toEqual([]);
  expect(file).toMatch(/\.sms\.json$/);
  expect(JSON.parse(readFileSync(join(outboxFolder, file), 'utf8'))).toEqual(sms);
  rmSync(join(outboxFolder, '..'), { recursive: true });
});

test('SOFT-01 with a gateway a message is posted there, with the bearer token', async () => {
  const { heard, smsUrl, close } = await gateway(202);
  await createSmsGateway({ smsUrl, smsToken: 'secret', outboxFolder: '/nowhere' }).send(sms);
  close();
  expect(heard.map(({ body }) => body)).toEqual([{ to: '0491570156', text: sms.text }]);
  expect(heard[0]?.request.headers.authorization).toBe('Bearer secret');
});

test('SOFT-01 rejects on an error response, a redirect or an unreachable gateway', async () => {
  for (const [status, headers] of [
    [500, {}],
    [302, { location: 'http://127.0.0.1:9/' }],
  ] as const) {
    const { smsUrl, close } = await gateway(status, headers);
    await expect(createSmsGateway({ smsUrl, smsToken: null, outboxFolder: '/nowhere' }).send(sms)).rejects.toThrow();
    close();
  }
  const nobody = createSmsGateway({ smsUrl: 'http://127.0.0.1:9/', smsToken: null, outboxFolder: '/nowhere' });
  await expect(nobody.send(sms)).rejects.toThrow();
});
