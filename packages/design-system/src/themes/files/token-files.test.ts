import { describe, expect, test } from 'vitest';
import { themes, tokenNames } from '../index.ts';
import { designTokens, tokenFiles } from './token-files.ts';

describe('tokens for designers’ tools', () => {
  test('every theme is a file of W3C tokens and a file of CSS with each custom property', () => {
    const files = tokenFiles();
    for (const theme of Object.values(themes)) {
      expect(JSON.parse(files[`${theme.key}.tokens.json`] ?? '')).toMatchObject({
        $description: expect.stringContaining(theme.name),
      });
      for (const [name, property] of Object.entries(tokenNames)) {
        expect(files[`${theme.key}.css`]).toContain(`--${property}: ${theme.tokens[name as keyof typeof tokenNames]};`);
      }
    }
  });

  test.each(Object.values(themes))('$name has every token, each with a value that says its type', (theme) => {
    const { $description, ...tokens } = designTokens(theme);
    expect($description).toContain(theme.name);
    expect(Object.keys(tokens).sort()).toEqual(Object.values(tokenNames).sort());
    expect(tokens['text-1']).toMatchObject({
      $type: 'color',
      $value: { colorSpace: 'oklch', hex: expect.stringMatching(/^#[\da-f]{6}$/) },
    });
    expect(tokens['r-m']).toMatchObject({ $type: 'dimension', $value: { unit: 'px' } });
    expect(tokens['btn-weight']).toMatchObject({ $type: 'fontWeight', $value: Number(theme.tokens.btnWeight) });
  });
});
