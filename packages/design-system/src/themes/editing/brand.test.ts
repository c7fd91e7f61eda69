import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastFailures } from '../contrast.ts';
import { themeKeys, themes } from '../index.ts';
import { brandTheme } from './brand.ts';
import { draftOf, startFrom, undone, withBrand } from './draft.ts';
import { readOklch } from './oklch.ts';

const light = startFrom('standard', themes.standard);
const dark = startFrom('midnight', themes.midnight);
const byte = fc.integer({ min: 0, max: 255 });
const hex = fc.tuple(byte, byte, byte).map((rgb) => `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`);

describe('THEME-03 a theme from an accent and a neutral colour', () => {
  test('every pair has enough contrast, for any two colours, shapes and schemes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...themeKeys),
        fc.constantFrom(light, dark),
        hex,
        hex,
        (key, reference, accent, neutral) => {
          const theme = brandTheme(startFrom(key, themes[key]), reference, { accent, neutral });
          const failures = contrastFailures(theme?.tokens ?? reference.tokens);
          expect(failures.map(({ text, background, ratio }) => `${text} on ${background} ${ratio}`)).toEqual([]);
        },
      ),
      { numRuns: 60, seed: 20261124 },
    );
  });

  test('a legible accent stays as given, and its hue is on what goes with it', () => {
    const theme = brandTheme(light, light, { accent: '#8a1c3b', neutral: '#6b7280' });
    const [given, accent, soft] = ['#8a1c3b', theme?.tokens.accent, theme?.tokens.accentSoft].map((v) =>
      readOklch(v ?? ''),
    );
    expect(accent?.l).toBeCloseTo(given?.l ?? 0, 2);
    expect(accent?.h).toBeCloseTo(given?.h ?? 0, 0);
    expect(soft?.h).toBeCloseTo(given?.h ?? 0, 0);
    expect(readOklch(theme?.tokens.text1 ?? '')?.h).toBeCloseTo(readOklch('#6b7280')?.h ?? 0, 0);
  });

  test('states keep their colours, and shapes those of the theme', () => {
    const classic = startFrom('classic', themes.classic);
    const theme = brandTheme(classic, dark, { accent: '#30c060', neutral: '#888888' });
    expect(theme?.scheme).toBe('dark');
    expect(theme?.tokens.rM).toBe(classic.tokens.rM);
    expect(readOklch(theme?.tokens.critical ?? '')?.h).toBeCloseTo(readOklch(dark.tokens.critical)?.h ?? 0, 0);
  });

  test('in the customiser it is one step, and none if a colour cannot be read', () => {
    const draft = withBrand(draftOf(light), dark, { accent: '#1c4f8f', neutral: '#777777' });
    expect(draft.theme.scheme).toBe('dark');
    expect(undone(draft).theme).toEqual(light);
    expect(withBrand(draft, dark, { accent: 'navy', neutral: '#777777' })).toBe(draft);
  });
});
