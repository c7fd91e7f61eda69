import { expect, test } from 'vitest';
import { contrastWords } from './contrast-words.ts';

const white = { value: '#ffffff', label: 'white' };

test('contrast is said with its ratio, and what it lacks', () => {
  expect(contrastWords('#000000', white)).toEqual({ words: '21.0 to 1 against white', passes: true });
  expect(contrastWords('#777777', white)).toEqual({ words: '4.4 to 1 against white, needs 4.5', passes: false });
  expect(contrastWords('#777777', { ...white, least: 3 })?.passes).toBe(true);
});

test('what is no colour has no contrast', () => {
  expect(contrastWords('blue', white)).toBeUndefined();
});
