import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';

/**
 * `:dir(rtl)` is written by the build as a list of languages, for browsers before it, and then no longer sees the attribute: what
 * was mirrored in tests stood still in the product.
 */
test('styles know the direction of writing by the attribute', () => {
  const files = ['packages', 'app/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css.ts') && !name.includes('node_modules'))
      .map((name) => join(root, folder, name)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(':dir('))).toEqual([]);
});
