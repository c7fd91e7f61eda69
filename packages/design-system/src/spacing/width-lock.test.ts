import { expect, test } from 'vitest';
import { widthLocks } from './width-lock.ts';

test('SHELL-10 settings 1, 2, 3 are 1200, 1440, 1680 px, the first two in windows wider by 40 more', () => {
  const limitedTo = (setting: 1 | 2 | 3, window: number) => {
    const { width, over } = widthLocks[setting];
    return window > over ? width : null;
  };
  expect([1240, 1241].map((window) => limitedTo(1, window))).toEqual([null, 1200]);
  expect([1480, 1481].map((window) => limitedTo(2, window))).toEqual([null, 1440]);
  expect([1680, 1681].map((window) => limitedTo(3, window))).toEqual([null, 1680]);
  expect(widthLocks[0]).toBeNull();
});
