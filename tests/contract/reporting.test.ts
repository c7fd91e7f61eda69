import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { start } from './databases.ts';

/** Stands for the error-reporting service: what it was told. */
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

/** In the server: a fault of its own that nothing catches, when it is asked for. */
const fault = "process.on('SIGHUP', () => void Promise.reject(new RangeError('nobody waits for this')))";

test('PING-06 what nothing in the server caught is logged and told to the service before it ends the process', async () => {
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
