import { expect, test } from 'vitest';
import { readSides } from './dimensions.ts';

test('HIVE-09 padding and margin take ALL, V.H or T.R.B.L in pixels, or CSS lengths', () => {
  expect(readSides('')).toEqual(['0', '0', '0', '0']);
  expect(readSides('8')).toEqual(['8px', '8px', '8px', '8px']);
  expect(readSides('8.16')).toEqual(['8px', '16px', '8px', '16px']);
  expect(readSides('8.16.')).toEqual(['8px', '16px', '8px', '16px']);
  expect(readSides('1.2.3.4')).toEqual(['1px', '2px', '3px', '4px']);
  expect(readSides('48px 128px')).toEqual(['48px', '128px', '48px', '128px']);
  expect(readSides('1.5em 0 10%')).toEqual(['1.5em', '0', '10%', '0']);
});

test('HIVE-09 other input is refused', () => {
  for (const text of ['1.2.3', '8 px', 'auto', '-8', '8px 8px 8px 8px 8px', 'url(x)', '1;color:red', 'calc(1px)']) {
    expect(readSides(text), text).toBeUndefined();
  }
});
