import type { CallRecord } from '@portal/portal-client';
import { expect, test } from 'vitest';
import { withCall } from './calls.ts';

const record = (name: string, startedAt: number): CallRecord => ({
  name,
  startedAt,
  milliseconds: 12,
  sends: 1,
  result: 'ok',
  envelope: {
    status: 'OK',
    action: null,
    user_message: null,
    redirect_to: null,
    delay_reload: null,
    delay_retry: null,
    api_version: '3.0',
    validation_results: [],
    error: null,
    data: { name },
  },
});

test('SHELL-05 the latest calls are kept with their envelopes, the last one first, fifty at most', () => {
  let calls: readonly CallRecord[] = [];
  for (let at = 0; at < 60; at += 1) calls = withCall(calls, record('get-price', at));
  expect(calls).toHaveLength(50);
  expect(calls[0]).toEqual(record('get-price', 59));
  expect(calls.at(-1)?.startedAt).toBe(10);
});

test('SHELL-05 of the stock list the envelope is kept without its parts, and no answer is none', () => {
  const [list] = withCall([], record('get-stocklist', 1));
  expect(list?.envelope).toMatchObject({ status: 'OK', data: null });
  expect(withCall([], { ...record('get-price', 1), envelope: null })[0]?.envelope).toBeNull();
});
