import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';

const sources = [
  'app',
  'packages/design-system',
  'packages/portal-client',
  'packages/portal-widgets',
  'packages/hive-editor',
]
  .map((name) => join(root, name, 'src'))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file));

test('selectors for dialogs also find alert dialogs, whose keys and focus are their own as well', () => {
  const narrow = sources.filter((file) => readFileSync(file, 'utf8').includes('[role="dialog"]'));
  expect(narrow.map((file) => file.slice(root.length))).toEqual([]);
});
