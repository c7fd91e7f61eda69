import { expect, test, vi } from 'vitest';
import { createReport, reportUncaughtErrors } from './report.ts';

function reporting() {
  const log = vi.fn();
  const call = vi.fn(async () => ({ ok: false, reason: 'network' }) as const);
  const transport = { call } as unknown as Parameters<typeof createReport>[0]['transport'];
  const report = createReport({ log, transport }, { path: () => '/orders', build: 6308 });
  const sent = () => call.mock.calls.map((each: readonly unknown[]) => each[1] as Record<string, unknown>);
  return { log, report, sent };
}

test('PING-06 PING-05 an error is sent with message, stack and type, and logged as an activity', () => {
  const { log, report, sent } = reporting();
  const error = new TypeError('x is not a function');
  report(error, 'window error');
  expect(sent()).toEqual([
    { type: 'TypeError', message: 'x is not a function', stack: error.stack, path: '/orders', build: 6308 },
  ]);
  expect(log).toHaveBeenCalledExactlyOnceWith('windowError', 'window error', 'TypeError: x is not a function');
});

test('SHELL-13 an error is reported once, however often and wherever it occurs', () => {
  const { report, sent, log } = reporting();
  const error = new Error('broken');
  report(error, 'The header');
  report(error, 'window error');
  for (let i = 0; i < 3; i += 1) report('a text is thrown', 'unhandled rejection');
  expect(sent().map(({ message }) => message)).toEqual(['broken', 'a text is thrown']);
  expect(log).toHaveBeenCalledTimes(2);
});

test("PING-06 a page reports at most twenty errors, each cut to the server's limits", () => {
  const { report, sent } = reporting();
  for (let i = 0; i < 50; i += 1) report(new Error(`${i} ${'x'.repeat(5000)}`), 'window error');
  expect(sent()).toHaveLength(20);
  for (const { message, stack } of sent()) {
    expect(String(message)).toHaveLength(1000);
    expect(String(stack).length).toBeLessThanOrEqual(8000);
  }
});

test("PING-06 uncaught errors and rejections are reported; the browser's own notices are not", () => {
  const page = new EventTarget();
  const report = vi.fn();
  reportUncaughtErrors(page as unknown as Window, report);
  const error = new Error('broken');
  page.dispatchEvent(Object.assign(new Event('error'), { error }));
  page.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'ResizeObserver loop' }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }));
  expect(report.mock.calls).toEqual([
    [error, 'window error'],
    ['no', 'unhandled rejection'],
  ]);
});
