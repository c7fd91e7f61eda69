import { type CallKey, calls } from '@portal/domain/contract';
import { expect, test } from 'vitest';
import { readAnsweredCalls } from './answered-calls.ts';

test('CALL-08 a server has answered every call of the contract in the other tests, with OK', () => {
  const answered = readAnsweredCalls();
  expect((Object.keys(calls) as CallKey[]).filter((key) => !answered.has(key))).toEqual([]);
});
