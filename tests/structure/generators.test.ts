import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
let copy = '';

/** A copy of the sources, with the installed packages linked in. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'portal-new-'));
  const sources = [
    'packages',
    'app',
    'server',
    'tests',
    'scripts',
    '.storybook',
    'biome.json',
    'tsconfig.json',
    'package.json',
  ];
  const left = /(^|\/)(node_modules|dist|\.data|\.build|baselines|bench)$/;
  for (const name of sources)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !left.test(path) });
  for (const folder of [
    '.',
    'app',
    'server',
    'tests',
    ...['domain', 'design-system', 'portal-client', 'portal-widgets', 'hive-components'].map(
      (name) => `packages/${name}`,
    ),
  ]) {
    symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const inCopy = (file: string, ...args: string[]) =>
  execFileSync(file, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

test('CALL-08 a new component, hive component, call and theme compile and are formatted as they come', () => {
  const made = [
    ['component', 'price tag'],
    ['hive-component', 'opening hours'],
    ['call', 'get-opening-hours'],
    ['theme', 'Desert Dusk'],
  ].map(([kind = '', name = '']) => inCopy('node', 'scripts/new/new.mjs', kind, name));
  expect(made.join('\n')).toContain('components/PriceTag/PriceTag.stories.tsx');
  expect(made.join('\n')).toContain('components/OpeningHours/OpeningHours.settings.ts');
  expect(made.join('\n')).toContain('contract/calls/get-opening-hours.ts');
  expect(made.join('\n')).toContain('themes/desert-dusk/tokens.ts');
  expect(inCopy('node_modules/.bin/tsc', '--noEmit')).toBe('');
  inCopy('node_modules/.bin/biome', 'check', 'packages', 'server/src', '--vcs-enabled=false');
}, 120_000);

test('a name that is taken or is no name is refused and changes nothing', () => {
  expect(() => inCopy('node', 'scripts/new/new.mjs', 'component', 'Button')).toThrow(/exists already/);
  expect(() => inCopy('node', 'scripts/new/new.mjs', 'component', '42')).toThrow(/not a name/);
  expect(() => inCopy('node', 'scripts/new/new.mjs', 'widget', 'x')).toThrow(/Usage/);
});
