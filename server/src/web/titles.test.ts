import { expect, test } from 'vitest';
import { titleOf } from './titles.ts';

test('NAV-13 NAV-14 a path has its title, whatever its case and with a slash at its end or none', () => {
  expect(titleOf('/Search/M16/', 'tradeparts')).toBe('Search Results · Tradeparts');
  expect(titleOf('/login/', 'tradeparts')).toBe('Sign in · Tradeparts');
  expect(titleOf('/', 'bolts')).toBe('Home · Bolts');
  expect(titleOf('/CodeRunner/test', 'bolts')).toBe('Scripts · Bolts');
  expect(titleOf('/redirect/home', 'bolts')).toBe('Redirecting... · Bolts');
  expect(titleOf('/legacy-edge/', 'bolts')).toBe('Legacy browser · Bolts');
  expect(titleOf('/searching', 'bolts')).toBe('Bolts');
});
