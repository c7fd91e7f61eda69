import { describe, expect, test } from 'vitest';
import { contrast, over, parseColour } from './colour.ts';
import { contrastFailures, contrastOf } from './contrast.ts';
import { type ThemeTokens, themeByName, themes } from './index.ts';
import { contrastPairs } from './pairs.ts';
import { standardTokens } from './standard/tokens.ts';

const plain = (value: string) => parseColour(value, () => '');

describe('colour', () => {
  test('black on white is 21, a colour on itself 1', () => {
    expect(contrast(plain('oklch(0 0 0)'), plain('oklch(1 0 0)'))).toBeCloseTo(21, 5);
    expect(contrast(plain('oklch(0.5 0.1 40)'), plain('oklch(0.5 0.1 40)'))).toBe(1);
  });

  test('agrees with the published OKLCH of sRGB red, green and blue', () => {
    const white = plain('oklch(1 0 0)');
    expect(contrast(plain('oklch(0.6279554 0.2576833 29.2338813)'), white)).toBeCloseTo(3.998, 2);
    expect(contrast(plain('oklch(0.8664396 0.2948272 142.4953389)'), white)).toBeCloseTo(1.372, 2);
    expect(contrast(plain('oklch(0.4520137 0.3132144 264.0520206)'), white)).toBeCloseTo(8.592, 2);
  });

  test('a translucent layer is blended with its background', () => {
    const half = plain('color-mix(in oklab, oklch(0 0 0) 50%, transparent)');
    expect(contrast(over(half, plain('oklch(1 0 0)')), plain('oklch(0 0 0)'))).toBeCloseTo(5.28, 1);
  });

  test('refuses what it cannot read', () => {
    expect(() => plain('#fff')).toThrow(RangeError);
  });
});

describe('THEME-01 the themes of the specification', () => {
  test('have the names of the preference', () => {
    const names = Object.values(themes).map((theme) => theme.name);
    expect(names.slice(0, 8)).toEqual([
      'Standard',
      'Midnight',
      'Dark Purple',
      'Classic',
      'Morning Dew',
      'Gunmetal Grey',
      'Ocean Spray',
      'Custom',
    ]);
  });

  test('are found by the preference, and an unknown name is Standard', () => {
    expect(themeByName('Gunmetal Grey').key).toBe('gunmetal-grey');
    expect(themeByName('Beige').key).toBe('standard');
    expect(themeByName(undefined).key).toBe('standard');
  });

  test.each(Object.values(themes))(
    '$name keeps every text and graphic legible on every background it can meet',
    ({ tokens }) => {
      const failures = contrastFailures(tokens).map(
        ({ text, background, wash, least, ratio }) =>
          `${text} on ${background}${wash ? ` under ${wash}` : ''}: ${ratio.toFixed(2)} of ${least}`,
      );
      expect(failures).toEqual([]);
    },
  );

  test('every colour is in a contrast pair or is decorative only', () => {
    const decorative = [
      'border',
      'hairline',
      'chromeLine',
      'tabEdge',
      'lineEven',
      'colRule',
      'cellLine',
      'sideLine',
      'sideBg',
    ];
    const paired = new Set(contrastPairs.flatMap(({ text, background, wash }) => [text, background, wash ?? text]));
    const colours = Object.entries(standardTokens).filter(([, value]) =>
      /^(oklch|color-mix|transparent|var)/.test(value),
    );
    expect(
      colours
        .map(([name]) => name)
        .filter((name) => !paired.has(name as keyof ThemeTokens))
        .sort(),
    ).toEqual(decorative.sort());
  });

  test('a theme with pale text fails the contrast check', () => {
    const pale = { ...standardTokens, text1: 'oklch(0.9 0 0)' };
    expect(contrastFailures(pale).length).toBeGreaterThan(8);
    expect(contrastOf(pale).length).toBe(contrastOf(standardTokens).length);
  });
});
