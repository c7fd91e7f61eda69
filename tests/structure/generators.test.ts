import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = readdirSync(join(root, 'packages'));
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
    '.gitignore',
    'biome.json',
    'tsconfig.json',
    'package.json',
    'vitest.config.ts',
  ];
  const left = /(^|\/)(node_modules|dist|\.data|\.build|baselines|bench)$/;
  for (const name of sources)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !left.test(path) });
  for (const folder of ['.', 'app', 'server', 'tests', ...packages.map((name) => `packages/${name}`)]) {
    const installed = join(root, folder, 'node_modules');
    mkdirSync(join(copy, folder, 'node_modules', '@portal'), { recursive: true });
    for (const name of readdirSync(installed)) {
      if (name !== '@portal') symlinkSync(join(installed, name), join(copy, folder, 'node_modules', name));
    }
    // Packages resolve to those of the copy.
    for (const name of packages) {
      symlinkSync(join(copy, 'packages', name), join(copy, folder, 'node_modules', '@portal', name));
    }
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const inCopy = (file: string, ...args: string[]) =>
  execFileSync(file, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

/** Output of a check; empty if it passes. */
function complaints(file: string, ...args: string[]): string {
  try {
    inCopy(file, ...args);
    return '';
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `${stdout}${stderr}`;
  }
}

/** Every place that offers or validates a theme follows the list. */
const offered = `import { preferenceDefinitions, themeForPath } from '@portal/domain/preference';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/src/config.ts';

test('the new theme is a value of the preference and may be the default of the installation', () => {
  expect(preferenceDefinitions.colour_theme.options.map(({ value }) => value)).toContain('Harbour Fog');
  expect(themeForPath('/orders', 'Harbour Fog')).toBe('Harbour Fog');
  expect(readConfig({ PORTAL_DEFAULT_THEME: 'Harbour Fog' })).toMatchObject({ defaultTheme: 'Harbour Fog' });
});
`;

// Different names from those in scripts/generated.mjs, which runs this test together with its own results.
test('CALL-08 HIVE-07 THEME-01 a new component, hive component, call and theme are formatted as generated and touch the files that they name; full runs compile them', () => {
  const made = [
    ['component', 'depth gauge'],
    ['hive-component', 'store notice'],
    ['call', 'get-store-notice'],
    ['call', 'van-sales/get-van-load'],
    ['theme', 'Harbour Fog'],
  ].map(([kind = '', name = '']) => inCopy('node', 'scripts/new/new.mjs', kind, name));
  expect(made.join('\n')).toContain('components/DepthGauge/DepthGauge.stories.tsx');
  expect(made.join('\n')).toContain('components/StoreNotice/StoreNotice.settings.ts');
  const touched = (at: number) => (made[at] ?? '').split('\n').filter((line) => line.startsWith('  '));
  // HIVE-07: one folder, and a line in each of the two registry lists.
  expect(touched(1).filter((line) => !line.includes('/components/StoreNotice/'))).toEqual([
    '  packages/hive-components/src/registry/definitions.ts',
    '  packages/hive-components/src/registry/views.ts',
  ]);
  expect(made.join('\n')).toContain('contract/calls/supplier.ts');
  expect(made.join('\n')).toContain('contract/calls/van-sales.ts');
  // THEME-01: one folder, a line in the list of themes and one in the record that the compiler compares with it.
  expect(touched(4)).toEqual([
    '  packages/design-system/src/themes/harbour-fog/tokens.ts',
    '  packages/design-system/src/themes/harbour-fog/theme.css.ts',
    '  packages/design-system/src/themes/names.ts',
    '  packages/design-system/src/themes/index.ts',
  ]);
  const files = made.flatMap((_, at) => touched(at)).map((file) => file.trim());
  expect(complaints('node_modules/.bin/biome', 'check', ...files, '--vcs-enabled=false')).toBe('');
  // Full runs also take types and the tests that know every component and theme; then scripts/generated.mjs takes all checks.
  if (process.env.PORTAL_TESTS !== 'full') return;
  writeFileSync(join(copy, 'tests/structure/offered.test.ts'), offered);
  expect(complaints('node_modules/.bin/tsc', '--noEmit')).toBe('');
  const tests = [
    'docs/records',
    'structure/prop-tables',
    'hive-components/src/registry',
    'demo/hive',
    'src/themes',
    'domain/src/preference',
    'structure/offered',
  ];
  expect(complaints('node_modules/.bin/vitest', 'run', '--project', 'unit', ...tests)).toBe('');
  // Types of the whole repository and those tests, possibly on a busy machine.
}, 600_000);

test('a taken or invalid name is refused and changes nothing', () => {
  expect(() => inCopy('node', 'scripts/new/new.mjs', 'component', 'Button')).toThrow(/exists already/);
  expect(() => inCopy('node', 'scripts/new/new.mjs', 'component', '42')).toThrow(/not a name/);
  expect(() => inCopy('node', 'scripts/new/new.mjs', 'widget', 'x')).toThrow(/Usage/);
});
