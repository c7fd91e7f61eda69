import { expect, test } from 'vitest';
import { transitDays } from './transit.ts';

test('LINE-15 days to the customer depend on the two states', () => {
  expect(transitDays('NSW', 'NSW')).toBe(1);
  expect(transitDays('VIC', 'SA')).toBe(2);
  expect(transitDays('QLD', 'SA')).toBe(3);
  expect(transitDays('NSW', 'WA')).toBe(5);
  expect(transitDays('NSW', null)).toBe(3);
});
