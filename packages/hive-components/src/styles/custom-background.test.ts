import { setFileScope } from '@vanilla-extract/css/fileScope';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, luminance } from '../settings/contrast.ts';

// vanilla-extract needs a file scope, which only a bundler sets.
setFileScope('ink.test.ts', 'hive-components');
const { colourOr, backgroundLook, textColorOn } = await import('./custom-background.ts');

test('luminance and contrast follow WCAG, for all hexadecimal notations', () => {
  expect(luminance('#fff')).toBeCloseTo(1, 5);
  expect(luminance('#000000ff')).toBe(0);
  expect(contrast('#fff', '#000')).toBeCloseTo(21, 5);
  expect(contrast('#777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('text is readable on any custom background', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (colour) => {
      const background = `#${colour.toString(16).padStart(6, '0')}`;
      expect(contrast(textColorOn(background).text, background)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 5_000 },
  );
});

test('a mostly transparent background sets no text colour, and a default colour is the theme\u2019s', () => {
  expect(backgroundLook('')).toEqual({ '--background': 'transparent' });
  expect(backgroundLook('#00000020')).toEqual({ '--background': '#00000020' });
  expect(backgroundLook('#0e2547')).toMatchObject({ '--background': '#0e2547', '--text-1': '#f8fafd' });
  expect(colourOr('#F7f7f8', '#F7F7F8', 'var(--x)')).toBe('var(--x)');
  expect(colourOr('#123456', '#F7F7F8', 'var(--x)')).toBe('#123456');
});
