import { expect, test } from 'vitest';
import { quoteExpired } from './quote-expired.ts';

test.each([
  ['2026-11-20', '2026-11-19', false],
  ['2026-11-20', '2026-11-20', false],
  ['2026-11-20', '2026-11-21', true],
  ['2026-12-31', '2027-01-01', true],
])('QQ-03 a quote until %s, looked at on %s: expired %s', (expiry, today, expired) => {
  expect(quoteExpired(expiry, today)).toBe(expired);
});

test.each([null, undefined, ''])('QQ-03 a cart that was never quoted (%s) does not expire', (expiry) => {
  expect(quoteExpired(expiry, '2026-11-20')).toBe(false);
});
