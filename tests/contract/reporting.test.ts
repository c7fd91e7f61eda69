import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { signedIn } from '../support/client.ts';
import { freePort } from '../support/process.ts';
import { start } from './databases.ts';

/** Stand-in for the error-reporting service; records what it receives. */
async function service() {
  const events: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    events.push(JSON.parse((await text(request)).split('\n')[2] ?? ''));
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { events, dsn: `http://key@127.0.0.1:${port}/42`, close: () => server.close() };
}

/** Preloaded into the server: throws an uncaught error on request. */
const fault = "process.on('SIGHUP', () => void Promise.reject(new RangeError('nobody waits for this')))";

test('PING-06 an uncaught error in the server is logged and reported before the process ends', async () => {
  const { events, dsn, close } = await service();
  const server = await start('pglite', {
    env: { PORTAL_SENTRY_DSN: dsn },
    nodeFlags: ['--import', `data:text/javascript,${encodeURIComponent(fault)}`],
  });
  try {
    process.kill(server.pid, 'SIGHUP');
    await expect.poll(() => events, { timeout: 10_000 }).toHaveLength(1);
    expect(events).toMatchObject([
      {
        platform: 'node',
        tags: { source: 'process' },
        request: { url: 'unhandledRejection' },
        exception: { values: [{ type: 'RangeError', value: 'nobody waits for this' }] },
      },
    ]);
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/"level":"fatal".*nobody waits for this/);
  } finally {
    await server.stop();
    close();
  }
});

test('PING-06 SOFT-01 CERT-01 a mail or SMS that cannot be sent is reported to the user, to the service and in the metrics', async () => {
  const { events, dsn, close } = await service();
  const [nobody, metrics] = [await freePort(), await freePort()];
  const server = await start('pglite', {
    env: {
      PORTAL_SENTRY_DSN: dsn,
      PORTAL_SMTP_URL: `smtp://127.0.0.1:${nobody}`,
      PORTAL_SMS_URL: `http://127.0.0.1:${nobody}/sms`,
      PORTAL_METRICS_PORT: String(metrics),
    },
  });
  try {
    const staff = await signedIn(server.url, 'tech');
    const [certificate] = (await staff.call('getTestCertificates', {})).certificates;
    const mail = await staff.send('emailCertificates', { certificate_nos: [certificate?.certificate_no] });
    expect(mail.envelope).toMatchObject({ status: 'ERROR', error: 'mail_not_sent' });
    expect(mail.envelope.user_message).toContain('could not be sent');
    const sms = await staff.send('hdiAccessRequestSms', { software: 'mungo' });
    expect(sms.envelope).toMatchObject({ status: 'ERROR', error: 'sms_not_sent' });
    // The response is always the same, because sending fails after it.
    await staff.call('newPasswordRequest', { username: 'customer' });
    await expect.poll(() => events, { timeout: 10_000 }).toHaveLength(3);
    const urls = events.map(({ request }) => (request as { url: string }).url);
    expect(urls.sort()).toEqual(['mail', 'mail', 'sms']);
    for (const event of events) expect(event).toMatchObject({ tags: { source: 'message' } });
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    expect(text).toContain('portal_messages_total{kind="mail",result="failed"} 2');
    expect(text).toContain('portal_messages_total{kind="sms",result="failed"} 1');
  } finally {
    await server.stop();
    close();
  }
});
