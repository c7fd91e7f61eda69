import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseColour } from '../colour.ts';
import { hexOf, readOklch } from '../editing/oklch.ts';
import { themes, tokenNames } from '../index.ts';
import { designTokens, readCssVariables, readDesignTokens, tokenFiles } from './token-files.ts';

const files = tokenFiles();
const all = Object.values(themes);
const types = ['color', 'dimension', 'fontWeight', 'border', 'shadow'];

describe('tokens for designers’ tools', () => {
  test.each(all)('$name survives a round trip through W3C tokens and CSS variables', (theme) => {
    expect(readDesignTokens(JSON.parse(files[`${theme.key}.tokens.json`] ?? ''))).toEqual(theme.tokens);
    expect(readCssVariables(files[`${theme.key}.css`] ?? '')).toEqual(theme.tokens);
  });

  test('any opaque or translucent colour comes back', () => {
    const part = (max: number) => fc.integer({ min: 0, max: 1000 }).map((n) => Number(((n / 1000) * max).toFixed(3)));
    fc.assert(
      fc.property(part(1), part(0.4), part(359), part(1), (l, c, h, a) => {
        const value = `oklch(${l} ${c} ${h}${a < 1 ? ` / ${a}` : ''})`;
        const tokens = { ...themes.standard.tokens, accent: value };
        expect(readDesignTokens(designTokens({ ...themes.standard, tokens })).accent).toBe(value);
      }),
    );
  });

  test.each(all)('$name has every token, with a type of the format or the CSS value beside it', (theme) => {
    const { $description, ...tokens } = designTokens(theme);
    expect($description).toContain(theme.name);
    expect(Object.keys(tokens).sort()).toEqual(Object.values(tokenNames).sort());
    for (const token of Object.values(tokens)) {
      const { $type, $extensions } = token as { $type?: string; $extensions?: unknown };
      if ($type === undefined) expect(token).toHaveProperty('$extensions');
      else expect(types).toContain($type);
      if ($type === 'color' && !$extensions) expect(token).not.toHaveProperty('$value', null);
    }
    expect(tokens['text-1']).toMatchObject({ $type: 'color', $value: { colorSpace: 'oklch' } });
    expect(tokens['r-m']).toMatchObject({ $type: 'dimension', $value: { unit: 'px' } });
    expect(tokens['btn-weight']).toMatchObject({ $type: 'fontWeight', $value: Number(theme.tokens.btnWeight) });
    expect(tokens['head-rule']).toMatchObject({ $type: 'border', $value: { style: 'solid' } });
  });

  test('an alias in a token names a token of the same file', () => {
    for (const theme of all) {
      const file = designTokens(theme);
      for (const [, name] of JSON.stringify(file).matchAll(/"\{([a-z0-9-]+)\}"/g)) {
        expect(Object.keys(file), theme.name).toContain(name);
      }
    }
  });
});

describe('variables for Figma', () => {
  const figma = JSON.parse(files['figma-variables.json'] ?? '');
  const themed = figma.variables.filter(
    (each: { variableCollectionId: string }) => each.variableCollectionId === 'themes',
  );

  test('each theme is a mode, and each variable has a value in every mode', () => {
    const modes = figma.variableModes.filter(
      (each: { variableCollectionId: string }) => each.variableCollectionId === 'themes',
    );
    expect(modes.map(({ name }: { name: string }) => name)).toEqual(all.map(({ name }) => name));
    for (const { id } of themed) {
      const values = figma.variableModeValues.filter((each: { variableId: string }) => each.variableId === id);
      expect(values).toHaveLength(all.length);
    }
  });

  test('a colour is the one that the browser shows, and an alias names a variable', () => {
    const ids = figma.variables.map(({ id }: { id: string }) => id);
    for (const { variableId, modeId, value } of figma.variableModeValues) {
      if (value.type === 'VARIABLE_ALIAS') expect(ids).toContain(value.id);
      if (value.r === undefined || !modeId.startsWith('themes')) continue;
      const theme = all[Number(modeId.split('-').at(-1))];
      const key = Object.entries(tokenNames).find(([, name]) => name === variableId)?.[0] as keyof typeof tokenNames;
      const text = theme?.tokens[key] ?? '';
      const colour = readOklch(text);
      if (!colour || colour.a < 1) continue;
      const hex = [value.r, value.g, value.b].map((v: number) =>
        Math.round(v * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      // Outside sRGB the two clip differently.
      const { r, g, b } = parseColour(text, () => '');
      if ([r, g, b].every((v) => v > 0 && v < 1))
        expect(`#${hex.join('')}`, `${theme?.name} ${key}`).toBe(hexOf(colour));
    }
  });
});
