import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { Later } from './later.ts';

test('PING-06 what fails after its answer is reported, and the rest is finished', async () => {
  const reporter = { failed: vi.fn() };
  const later = new Later(pino({ level: 'silent' }), reporter);
  const lost = new Error('the mail server is away');
  const done = vi.fn();
  later.do('a mail', () => Promise.reject(lost));
  later.do('another', async () => done());
  await later.settle();
  expect(reporter.failed.mock.calls).toEqual([[lost, { source: 'later', path: 'a mail' }]]);
  expect(done).toHaveBeenCalledOnce();
});
