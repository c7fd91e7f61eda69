import { expect, test } from 'vitest';
import { place } from './place.ts';

const view = { width: 400, height: 300 };
const size = { width: 100, height: 20 };
const anchor = { left: 200, top: 100, width: 20, height: 20 };

test.each([
  ['bottom', { left: 160, top: 124 }],
  ['top', { left: 160, top: 76 }],
  ['left', { left: 96, top: 100 }],
  ['right', { left: 224, top: 100 }],
] as const)('a tooltip stands at the %s of its control', (side, expected) => {
  expect(place(side, anchor, size, view)).toEqual(expected);
});

test('it goes to the other side where it would leave the window', () => {
  expect(place('bottom', { ...anchor, top: 270 }, size, view).top).toBe(246);
  expect(place('right', { ...anchor, left: 360 }, size, view).left).toBe(256);
});

test('it is moved along until it is inside', () => {
  expect(place('bottom', { ...anchor, left: 370 }, size, view).left).toBe(292);
  expect(place('bottom', { ...anchor, left: 0 }, size, view).left).toBe(8);
});
