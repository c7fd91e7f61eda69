import { expect, test } from 'vitest';
import { newRegistrationNumber, registrationExpiry, writtenNumber } from './registration-number.ts';
import { numberHash } from './registrations.ts';

test('SESS-08: a registration number has eight digits, and the same hash however it is typed', () => {
  const numbers = Array.from({ length: 200 }, newRegistrationNumber);
  for (const number of numbers) expect(number).toMatch(/^\d{8}$/);
  expect(new Set(numbers).size).toBeGreaterThan(190);
  expect(writtenNumber('01234567')).toBe('0123 4567');
  expect(numberHash('A100', writtenNumber('01234567'))).toEqual(numberHash('A100', '01234567'));
});

test('SESS-08: a registration number works for a week', () => {
  expect(registrationExpiry(new Date('2026-03-02T01:00:00Z'))).toEqual(new Date('2026-03-09T01:00:00Z'));
});
