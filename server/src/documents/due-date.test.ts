import { expect, test } from 'vitest';
import { dueDate, termsText } from './due-date.ts';

test('HIST-04 the due date counts from the invoice date or the end of its month', () => {
  expect(dueDate('2026-01-31', { days: 30, from: 'invoice date' })).toBe('2026-03-02');
  expect(dueDate('2026-01-05', { days: 30, from: 'end of month' })).toBe('2026-03-02');
  expect(dueDate('2026-01-31', { days: 0, from: 'end of month' })).toBe('2026-01-31');
  expect(dueDate('2028-02-10', { days: 1, from: 'end of month' })).toBe('2028-03-01');
  expect(dueDate('2026-12-31', { days: 7, from: 'end of month' })).toBe('2027-01-07');
});

test('HIST-04 payment terms as text', () => {
  expect(termsText({ days: 30, from: 'end of month' })).toBe('30 days from end of month');
  expect(termsText({ days: 1, from: 'invoice date' })).toBe('1 day from invoice date');
  expect(termsText({ days: 0, from: 'invoice date' })).toBe('On invoice date');
});
