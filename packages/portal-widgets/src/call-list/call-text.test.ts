import { okEnvelope } from '@portal/domain/fixtures';
import { expect, test } from 'vitest';
import { type CallView, callFacts, responseText } from './call-text.ts';

const call: CallView = {
  name: 'get-price',
  startedAt: 1,
  milliseconds: 12,
  sends: 1,
  result: 'ok',
  envelope: okEnvelope({ name: 'get-price' }),
};

test('SHELL-05 RUN-01 a call shows its status, action, duration and number of sends', () => {
  expect(callFacts(call)).toBe('OK · 12 ms');
  const again = { ...call, sends: 3, milliseconds: 1234.6, result: 'timeout', envelope: null } as const;
  expect(callFacts(again)).toBe('timeout · 1235 ms · sent 3 times');
  const redirected = call.envelope && { ...call.envelope, action: 'redirect_to' as const };
  expect(callFacts({ ...call, envelope: redirected })).toBe('OK, redirect_to · 12 ms');
});

test('SHELL-05 a response hides the bearer token and is truncated when long', () => {
  expect(responseText({ data: { bearer_token: 'a secret', username: 'customer' } })).toBe(
    JSON.stringify({ data: { bearer_token: '…', username: 'customer' } }, null, 2),
  );
  expect(responseText('x'.repeat(30_000))).toMatch(/10002 more characters$/);
});
