import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const files = ['server', 'packages', 'app', 'tests', 'deploy', '.']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path));
const exists = (name: string) => files.some((path) => path === name || path.endsWith(`/${name}`));

/** The rows of the tables of items: how many items, their level (0 for both), and the answer. */
const items = page.split('\n').flatMap((line) => {
  const [, item = '', several, levels = '', answer = ''] =
    /^\| (V[\d.]+)(?: to V[\d.]+ \((\d+) items\))? \| ([\d, ]+) \| .*? \| (.*) \|$/.exec(line) ?? [];
  return item === '' ? [] : [{ item, number: Number(several ?? 1), levels, answer }];
});
const kinds = ['met', 'documented', 'by design', 'not applicable', 'not met'] as const;
const kindOf = (answer: string) => kinds.find((kind) => answer.replaceAll('*', '').startsWith(kind));

test('every answer of the security page has a kind, and each that is met names a test that exists', () => {
  for (const { item, answer } of items) {
    expect(kindOf(answer), item).toBeDefined();
    if (kindOf(answer) !== 'met') continue;
    expect(answer, item).toMatch(/\.(?:test|spec)\.tsx?`|-tests\.ts`|`tests\/(?:contract|faults|e2e)/);
  }
});

test('every item that is not met says since when and why that is accepted', () => {
  const notMet = items.filter(({ answer }) => kindOf(answer) === 'not met');
  expect(notMet.filter(({ answer }) => !/Accepted on 20\d\d-\d\d-\d\d\b/.test(answer))).toEqual([]);
});

test('every file that the security page names exists', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:ts|tsx|sql|yaml|mjs))`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !exists(name))).toEqual([]);
});

test('the numbers at the top of the security page are those of its tables', () => {
  for (const kind of kinds) {
    const number = items.filter(({ answer }) => kindOf(answer) === kind).reduce((sum, each) => sum + each.number, 0);
    expect(page).toContain(`**${kind} ${number}**`);
  }
  expect(page).toContain(`Of ${items.reduce((sum, each) => sum + each.number, 0)} items`);
});
