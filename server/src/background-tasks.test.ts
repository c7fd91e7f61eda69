import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { BackgroundTasks } from './background-tasks.ts';

test('PING-06 a failed background task is reported and the others finish', async () => {
  const reporter = { failed: vi.fn() };
  const tasks = new BackgroundTasks(pino({ level: 'silent' }), reporter);
  const lost = new Error('the mail server is away');
  const done = vi.fn();
  tasks.run('a mail', () => Promise.reject(lost));
  tasks.run('another', async () => done());
  await tasks.settle();
  expect(reporter.failed.mock.calls).toEqual([[lost, { source: 'background', path: 'a mail' }]]);
  expect(done).toHaveBeenCalledOnce();
});
