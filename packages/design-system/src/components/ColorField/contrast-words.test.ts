import { expect, test } from 'vitest';
import { contrastWords } from './contrast-words.ts';

const white = { value: '#ffffff', label: 'white' };

test('the text gives the contrast ratio, and the required one if it is too low', () => {
  expect(contrastWords('#000000', white)).toEqual({ words: '21.0 to 1 against white', passes: true });
  expect(contrastWords('#777777', white)).toEqual({ words: '4.4 to 1 against white, needs 4.5', passes: false });
  expect(contrastWords('#777777', { ...white, least: 3 })?.passes).toBe(true);
});

test('an invalid colour has no contrast text', () => {
  expect(contrastWords('blue', white)).toBeUndefined();
});
