import { expect, test } from 'vitest';
import type { Refusal } from '../calls/refusal.ts';
import { checkApplicant, newRegistrationNumber, registrationExpiry, writtenNumber } from './registration-number.ts';
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

test('SESS-08: what an applicant left out or mistyped is named', () => {
  const applicant = {
    accode: 'KES014',
    firstname: 'Moira',
    lastname: 'Tan',
    email: 'moira@kestrel.example',
    mobile: '0491 570 156',
  };
  expect(() => checkApplicant(applicant)).not.toThrow();
  try {
    checkApplicant({ ...applicant, firstname: '', email: 'no address' });
    expect.unreachable();
  } catch (error) {
    const { parts } = error as Refusal;
    expect(parts.validation_results?.map(({ field }) => field)).toEqual(['firstname', 'email']);
  }
});
