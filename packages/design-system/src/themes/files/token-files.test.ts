import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { themes, tokenNames } from '../index.ts';
import { designTokens, tokenFiles } from './token-files.ts';

const folder = new URL('../../../tokens/', import.meta.url);

describe('tokens for designers’ tools', () => {
  test('the files are those of the source: run npm run tokens after a change', () => {
    const files = tokenFiles();
    expect(readdirSync(folder).sort()).toEqual(Object.keys(files).sort());
    for (const [name, text] of Object.entries(files)) {
      expect(readFileSync(new URL(name, folder), 'utf8') === text, `${name} is as the source says`).toBe(true);
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
