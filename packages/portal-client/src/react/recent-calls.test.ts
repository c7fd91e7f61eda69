import { okEnvelope } from '@portal/domain/fixtures';
import { expect, test } from 'vitest';
import type { CallRecord } from '../transport/types.ts';
import { isReached, withCall } from './recent-calls.ts';

const record = (name: string, startedAt: number): CallRecord => ({
  name,
  startedAt,
  milliseconds: 12,
  sends: 1,
  result: 'ok',
  envelope: okEnvelope({ name }),
});

test('SHELL-05 stores the latest fifty calls, latest first, with the replies of the last ten', () => {
  let calls: readonly CallRecord[] = [];
  for (let at = 0; at < 60; at += 1) calls = withCall(calls, record('get-price', at));
  expect(calls).toHaveLength(50);
  expect(calls[0]).toEqual(record('get-price', 59));
  expect(calls.at(-1)?.startedAt).toBe(10);
  const answered = calls.filter((call) => call.envelope?.data !== '(not stored)');
  expect(answered.map((call) => call.startedAt)).toEqual([59, 58, 57, 56, 55, 54, 53, 52, 51, 50]);
  expect(calls.at(-1)?.envelope).toMatchObject({ status: 'OK' });
});

test("SHELL-05 the stock list's reply is stored without its parts, and a missing reply stays missing", () => {
  const [list] = withCall([], record('get-stocklist', 1));
  expect(list?.envelope).toMatchObject({ status: 'OK', data: '(not stored)' });
  expect(withCall([], { ...record('get-price', 1), envelope: null })[0]?.envelope).toBeNull();
});

test('PING-01 the server counts as reached unless the latest call that was not cancelled got no response', () => {
  const calls = (...results: readonly CallRecord['result'][]) => results.map((result) => ({ result }));
  expect(isReached([])).toBe(true);
  expect(isReached(calls('ok', 'network'))).toBe(true);
  expect(isReached(calls('error', 'network'))).toBe(true);
  expect(isReached(calls('network', 'ok'))).toBe(false);
  expect(isReached(calls('timeout', 'ok'))).toBe(false);
  expect(isReached(calls('aborted', 'network', 'ok'))).toBe(false);
});
