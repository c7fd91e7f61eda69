import { envelopeActions } from '@portal/domain/contract';
import { expect, test } from 'vitest';
import { Refusal } from '../calls/refusal.ts';
import { testAnswer } from './test-answer.ts';

type Given = Parameters<typeof testAnswer>;
const answered = async (data: Given[0]['data']) => {
  try {
    return await testAnswer({ data } as Given[0], {} as Given[1]);
  } catch (error) {
    if (error instanceof Refusal) return error.parts;
    throw error;
  }
};

test('RUN-01 the test call can return every envelope action; retry comes as an error', async () => {
  for (const action of envelopeActions) expect(await answered({ action })).toMatchObject({ action });
  expect(await answered({ action: 'redirect_to' })).toMatchObject({ redirect_to: '/home' });
  expect(await answered({ action: 'display_message' })).toMatchObject({ user_message: 'A message to display.' });
  expect(await answered({ action: 'retry' })).toMatchObject({ status: 'ERROR', error: 'test', delay_retry: 0 });
});

test('RUN-01 the test call fails and waits as requested', async () => {
  expect(await answered({ status: 'ERROR' })).toMatchObject({ status: 'ERROR', error: 'test' });
  expect(await answered({ status: 'FATAL' })).toMatchObject({ status: 'FATAL', error: 'test' });
  expect(await answered({ delay_milliseconds: 5 })).toEqual({ data: { waited_milliseconds: 5 } });
});
