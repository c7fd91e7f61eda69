import { setFileScope } from '@vanilla-extract/css/fileScope';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, luminance } from '../settings/contrast.ts';

// Styles are made as they are read; a test has no bundler to tell them the file that they are for.
setFileScope('ink.test.ts', 'hive-components');
const { colourOr, groundLook, inkOn } = await import('./ink.ts');

test('luminance and contrast are those of WCAG, for colours of any length', () => {
  expect(luminance('#fff')).toBeCloseTo(1, 5);
  expect(luminance('#000000ff')).toBe(0);
  expect(contrast('#fff', '#000')).toBeCloseTo(21, 5);
  expect(contrast('#777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('words can be read on any ground that somebody chose', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (colour) => {
      const ground = `#${colour.toString(16).padStart(6, '0')}`;
      expect(contrast(inkOn(ground).ink, ground)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 5_000 },
  );
});

test('a ground that lets through what is beneath changes no ink, and a colour as it came is the theme\u2019s', () => {
  expect(groundLook('')).toEqual({ '--ground': 'transparent' });
  expect(groundLook('#00000020')).toEqual({ '--ground': '#00000020' });
  expect(groundLook('#0e2547')).toMatchObject({ '--ground': '#0e2547', '--text-1': '#f8fafd' });
  expect(colourOr('#F7f7f8', '#F7F7F8', 'var(--x)')).toBe('var(--x)');
  expect(colourOr('#123456', '#F7F7F8', 'var(--x)')).toBe('#123456');
});
