import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { SharedCalls } from '../calls/shared-calls.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { ReportLimits } from './report-limits.ts';
import { createReporter } from './reporter.ts';
import { type ErrorReport, framesOf, readDsn } from './sentry.ts';

const report: ErrorReport = {
  source: 'browser',
  type: 'TypeError',
  message: 'x is not a function',
  stack:
    'TypeError: x is not a function\n    at pick (https://portal.example/assets/a.js:1:20)\n    at https://portal.example/assets/b.js:3:4',
  path: '/orders/KES014-204817',
  user: 'u1',
  userAgent: 'Test',
  build: '6308',
};
const at = new Date('2026-11-21T08:00:00Z');
const log = () => ({ error: vi.fn(), warn: vi.fn() });
const office = '203.0.113.7';

async function service(status: number) {
  const heard: { readonly request: IncomingMessage; readonly lines: readonly string[] }[] = [];
  const server = createServer(async (request, response) => {
    heard.push({ request, lines: (await text(request)).split('\n') });
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { heard, sentryDsn: `http://key@127.0.0.1:${port}/sub/42`, close: () => server.close() };
}

test('PING-06 without a service a report is logged with message, stack and type', () => {
  const own = log();
  const reporter = createReporter({ sentryDsn: null, environment: 'test' }, { now: () => at }, own);
  expect(reporter.report(report, office)).toBe(true);
  expect(own.error).toHaveBeenCalledExactlyOnceWith({ report }, 'an unhandled error');
});

test('PING-06 with a DSN a report is sent there by Sentry’s protocol, and nothing is logged', async () => {
  const { heard, sentryDsn, close } = await service(200);
  const own = log();
  const reporter = createReporter({ sentryDsn, environment: 'staging' }, { now: () => at }, own);
  reporter.report(report, office);
  await reporter.settle();
  close();
  expect(heard).toHaveLength(1);
  const [{ request, lines } = { request: undefined, lines: [] }] = heard;
  expect(request?.url).toBe('/sub/api/42/envelope/');
  expect(request?.headers['x-sentry-auth']).toContain('sentry_version=7');
  expect(request?.headers['x-sentry-auth']).toContain('sentry_key=key');
  const [head, item, event] = lines.map((line) => JSON.parse(line));
  expect(head.event_id).toMatch(/^[0-9a-f]{32}$/);
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    event_id: head.event_id,
    platform: 'javascript',
    environment: 'staging',
    release: 'portal@6308',
    user: { id: 'u1' },
    request: { url: '/orders/KES014-204817' },
    exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] },
  });
  expect(event.exception.values[0].stacktrace.frames).toEqual([
    { filename: 'https://portal.example/assets/b.js', function: '?', lineno: 3, colno: 4 },
    { filename: 'https://portal.example/assets/a.js', function: 'pick', lineno: 1, colno: 20 },
  ]);
  expect(own.error).not.toHaveBeenCalled();
});

test('PING-06 a report that the service does not accept is logged', async () => {
  const { sentryDsn, close } = await service(429);
  for (const dsn of [sentryDsn, 'http://key@127.0.0.1:9/42']) {
    const own = log();
    const reporter = createReporter({ sentryDsn: dsn, environment: 'test' }, { now: () => at }, own);
    reporter.report(report, office);
    await reporter.settle();
    expect(own.error.mock.calls[0]?.[0]).toMatchObject({ report });
  }
  close();
});

test('PING-06 a flood from one address is dropped without affecting others; a minute later more are taken and the number dropped is logged', () => {
  let now = at;
  const own = log();
  const reporter = createReporter({ sentryDsn: null, environment: 'test' }, { now: () => now }, own);
  const takenOf = (address: string) =>
    Array.from({ length: 400 }, () => reporter.report(report, address)).filter((each) => each).length;
  expect(takenOf(office)).toBe(60);
  expect(reporter.report(report, '203.0.113.8')).toBe(true);
  now = new Date(at.getTime() + 60_000);
  expect(reporter.report(report, office)).toBe(true);
  expect(own.warn.mock.calls).toEqual([[{ shed: 340 }, expect.any(String)]]);
});

test('PING-06 reports of browsers count against one limit in all server processes, failures of a process only in it', async () => {
  const { heard, sentryDsn, close } = await service(200);
  const database = await memoryDatabase();
  const startProcess = () => {
    const clock = { now: () => at };
    const limits = new ReportLimits(clock);
    return {
      reporter: createReporter({ sentryDsn, environment: 'test' }, clock, log(), undefined, limits),
      shared: new SharedCalls(database, clock, limits.browsers.shared),
    };
  };
  const one = startProcess();
  const two = startProcess();
  for (let times = 0; times < 60; times += 1) expect(one.reporter.report(report, office)).toBe(true);
  expect(two.reporter.report(report, office)).toBe(true);
  for (const { shared } of [one, two]) await shared.exchange();
  expect(two.reporter.report(report, office)).toBe(false);
  expect(two.reporter.report(report, '203.0.113.8')).toBe(true);
  for (const { reporter } of [one, two]) {
    for (let times = 0; times < 150; times += 1) reporter.failed(new Error('no room'), { source: 'job', path: 'x' });
    await reporter.settle();
  }
  close();
  await database.close();
  expect(heard.filter(({ lines }) => JSON.parse(lines[2] ?? '').tags.source === 'job')).toHaveLength(200);
  // 262 requests, possibly on a busy machine.
}, 60_000);

test('PING-06 reports from many addresses together are limited, too', () => {
  const reporter = createReporter({ sentryDsn: null, environment: 'test' }, { now: () => at }, log());
  const taken = Array.from({ length: 400 }, (_, index) => reporter.report(report, `10.0.0.${index}`));
  expect(taken.filter((each) => each)).toHaveLength(300);
});

test('PING-06 reports are limited in bytes, and the dropped ones are counted', () => {
  let dropped = 0;
  const reporter = createReporter({ sentryDsn: null, environment: 'test' }, { now: () => at }, log(), () => {
    dropped += 1;
  });
  const long = { ...report, stack: 'x'.repeat(8_000) };
  const taken = Array.from({ length: 100 }, (_, index) => reporter.report(long, `10.0.0.${index}`));
  expect(taken.filter((each) => each).length).toBeLessThan(63);
  expect(dropped).toBe(taken.filter((each) => !each).length);
});

test('PING-06 server failures are reported regardless of the browsers’ reports, and each source has its own limit', async () => {
  const { heard, sentryDsn, close } = await service(200);
  const own = log();
  const reporter = createReporter({ sentryDsn, environment: 'test' }, { now: () => at }, own);
  for (let i = 0; i < 400; i += 1) reporter.report(report, `10.0.0.${i}`);
  for (let i = 0; i < 150; i += 1) reporter.failed(new RangeError('no room'), { source: 'request', path: '/v3/x' });
  reporter.failed(new TypeError('no broom'), { source: 'job', path: 'old_keys' });
  reporter.failed('a text is thrown', { source: 'process', path: 'unhandledRejection' });
  await reporter.settle();
  close();
  const events = heard.map(({ lines }) => JSON.parse(lines[2] ?? ''));
  const of = (source: string) => events.filter(({ tags }) => tags.source === source);
  expect([of('browser').length, of('request').length]).toEqual([300, 100]);
  expect(of('job')).toMatchObject([
    {
      platform: 'node',
      request: { url: 'old_keys' },
      exception: { values: [{ type: 'TypeError', value: 'no broom' }] },
    },
  ]);
  expect(of('process')).toMatchObject([{ exception: { values: [{ type: 'Error', value: 'a text is thrown' }] } }]);
  expect(own.error).not.toHaveBeenCalled();
  // 400 requests, possibly on a busy machine.
}, 60_000);

test('PING-06 an error is reported only once, and without email addresses', async () => {
  const { heard, sentryDsn, close } = await service(200);
  const reporter = createReporter({ sentryDsn, environment: 'test' }, { now: () => at }, log());
  const error = new Error('550 <moira.tan@kestrel.example> is unknown');
  error.stack = `Error: ${error.message}\n    at send (file:///portal/node_modules/.pnpm/nodemailer@7.0.1/lib/send.js:3:4)`;
  reporter.failed(error, { source: 'message', path: 'mail' });
  reporter.failed(error, { source: 'background', path: 'new password' });
  await reporter.settle();
  close();
  expect(heard).toHaveLength(1);
  const event = heard[0]?.lines[2] ?? '';
  expect(event).not.toContain('kestrel.example');
  expect(event).toContain('550 <[address]> is unknown');
  expect(event).toContain('nodemailer@7.0.1/lib/send.js');
});

test('PING-06 without a service the reporter does not log server failures again', async () => {
  const own = log();
  const reporter = createReporter({ sentryDsn: null, environment: 'test' }, { now: () => at }, own);
  reporter.failed(new Error('no broom'), { source: 'job', path: 'old_keys' });
  await reporter.settle();
  expect(own.error).not.toHaveBeenCalled();
});

test('PING-06 parses a DSN, and rejects an invalid one', () => {
  expect(readDsn('https://abc@errors.example/7')?.endpoint).toBe('https://errors.example/api/7/envelope/');
  for (const none of ['', 'errors.example/7', 'https://errors.example/7', 'https://abc@errors.example/', 'ftp://a@b/7'])
    expect(readDsn(none)).toBeNull();
});

test('PING-06 parses stack frames of all browsers, the outermost first', () => {
  expect(framesOf('pick@https://p.example/a.js:1:2\n@https://p.example/b.js:3:4')).toEqual([
    { filename: 'https://p.example/b.js', function: '?', lineno: 3, colno: 4 },
    { filename: 'https://p.example/a.js', function: 'pick', lineno: 1, colno: 2 },
  ]);
  expect(framesOf('no frames here')).toEqual([]);
});
