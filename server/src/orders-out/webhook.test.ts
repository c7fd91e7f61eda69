import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { OutgoingEvent } from './outgoing-events.ts';
import { postWebhook, signature } from './webhook.ts';

test('the signature is that of the example in the Standard Webhooks libraries', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  expect(signature(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('of a response without end, 64 kB are read; its status counts', async () => {
  let isClosed = false;
  const server = createServer((_, response) => {
    response.on('close', () => {
      isClosed = true;
    });
    response.writeHead(200);
    const more = () => {
      while (response.write('thank you '.repeat(1_000)));
      response.once('drain', more);
    };
    more();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const destination = {
    kind: 'webhook',
    name: 'erp',
    events: [],
    url: `http://127.0.0.1:${port}/`,
    secret,
    timeoutSeconds: 30,
  } as const;
  const event = { id: 'msg_1' } as OutgoingEvent;
  expect(await postWebhook(destination, event, new Date(0))).toMatch(/^HTTP 200: thank you thank you/);
  await expect.poll(() => isClosed).toBe(true);
  server.close();
});
