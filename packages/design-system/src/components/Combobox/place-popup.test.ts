import { expect, test } from 'vitest';
import { placePopup } from './place-popup.ts';

const view = { width: 400, height: 600 };
const at = (top: number, left = 20, width = 240) => ({ top, bottom: top + 32, left, width });

test('a list stands beneath its field, as wide as it', () => {
  expect(placePopup(at(100), view)).toEqual({ left: 20, width: 240, top: 136, maxHeight: 320 });
});

test('above where there is more room', () => {
  expect(placePopup(at(500), view)).toEqual({ left: 20, width: 240, bottom: 104, maxHeight: 320 });
});

test('beneath and shorter where neither side has all the room', () => {
  expect(placePopup(at(150), { width: 400, height: 400 })).toMatchObject({ top: 186, maxHeight: 206 });
});

test('never out of the window, never too narrow to read', () => {
  expect(placePopup(at(100, 350, 100), view)).toMatchObject({ left: 192, width: 200 });
  expect(placePopup(at(100, -20, 800), view)).toMatchObject({ left: 8, width: 384 });
  expect(placePopup(at(4), { width: 400, height: 30 }).maxHeight).toBe(0);
});
