import { readSides } from '@portal/hive-components/settings';
import { expect, test } from 'vitest';
import { withSide } from './sides.ts';

test('HIVE-09 one side of a space is changed, the others stay', () => {
  expect(withSide(readSides('8.16'), 0, '24')).toBe('24.16.8.16');
  expect(withSide(readSides('48px 128px'), 3, '')).toBe('48.128.48.0');
  expect(withSide(undefined, 1, '5%')).toBe('0 5% 0 0');
  expect(withSide(readSides('8'), 2, '2.5')).toBe('8px 8px 2.5px 8px');
  expect(readSides(withSide(readSides('8'), 2, '1234'))).toEqual(['8px', '8px', '1234px', '8px']);
});
