import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';

/**
 * The build compiles `:dir(rtl)` to a list of languages for older browsers, which ignores the `dir` attribute: styles that
 * were mirrored in tests were not in the product.
 */
test('styles use the dir attribute for the text direction', () => {
  const sources = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
  const files = [...sources, 'app/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css.ts'))
      .map((name) => join(root, folder, name)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(':dir('))).toEqual([]);
});
