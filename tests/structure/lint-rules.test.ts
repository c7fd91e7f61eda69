import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../support/root.ts';

/** A rule, what its message says to do instead, what it rejects where, and where it accepts the same or something similar. */
interface Case {
  readonly what: string;
  readonly advice: string;
  readonly text: string;
  readonly rejected: readonly string[];
  readonly accepted: readonly string[];
  /** Text that the rule accepts in the rejected places. */
  readonly similar: string;
}

const statement = (text: string) => `export const statement = sql\`\n  ${text}\`;`;

const cases: readonly Case[] = [
  {
    what: 'a selector that finds dialogs but no alert dialogs',
    advice: "[role$='dialog']",
    text: `document.querySelector('[role="dialog"], [role="menu"]');`,
    rejected: ['app/src/a.ts', 'packages/hive-editor/src/a.tsx'],
    accepted: ['packages/hive-editor/src/a.stories.tsx', 'tests/e2e/a.spec.ts'],
    similar: `document.querySelector('[role$="dialog"]');`,
  },
  {
    what: 'a style for the text direction that the build compiles away',
    advice: "[dir='rtl']",
    text: "export const selectors = { '&:dir(rtl)': { rotate: '180deg' } };",
    rejected: ['app/src/a.css.ts', 'packages/design-system/src/a.css.ts'],
    accepted: ['app/src/a.ts'],
    similar: `export const selectors = { '[dir="rtl"] &': { rotate: '180deg' } };`,
  },
  {
    what: 'a statement outside feeds that writes the catalogue',
    advice: 'write a feed',
    text: statement('DELETE FROM part'),
    rejected: ['server/src/a.ts', 'server/src/feeds/a.ts'],
    accepted: ['server/src/feeds/apply/a.ts', 'server/src/a.test.ts'],
    similar: statement('DELETE FROM part_picture'),
  },
  {
    what: 'a statement in a handler',
    advice: 'function of the area',
    text: `const read: Handler<'cart'> = () => tx.query(sql\`SELECT 1\`);`,
    rejected: ['server/src/cart/calls.ts'],
    accepted: ['server/src/cart/calls.test.ts'],
    similar: 'const read = () => tx.query(sql`SELECT 1`);',
  },
  {
    what: 'a statement in a route',
    advice: 'function of the area',
    text: "const add = (server: FastifyInstance) => server.get('/a', () => tx.query(sql`SELECT 1`));",
    rejected: ['server/src/web/pages.ts'],
    accepted: ['server/src/web/pages.test.ts'],
    similar: 'const log = (logger: FastifyBaseLogger) => tx.query(sql`SELECT 1`);',
  },
  {
    what: 'the schemas of the contract in the browser',
    advice: 'Import types only',
    text: "import { calls } from '@portal/domain/contract';",
    rejected: ['app/src/a.ts', 'packages/portal-client/src/a.ts'],
    accepted: ['server/src/a.ts'],
    similar: "import type { Call } from '@portal/domain/contract';",
  },
  {
    what: 'a lazy import of a whole package',
    advice: 'Name a file of the package',
    text: "const load = () => import('@portal/portal-widgets');",
    rejected: ['app/src/a.ts', 'packages/hive-editor/src/a.tsx'],
    accepted: ['app/src/a.test.ts'],
    similar: "const load = () => import('@portal/portal-widgets/order-table');",
  },
  {
    what: 'a library that most starts of the server do not use',
    advice: 'Load it with import()',
    text: "import { Encrypter } from 'age-encryption';",
    rejected: ['server/src/a.ts', 'server/src/backup/a.ts', 'server/src/tracing/a.ts'],
    accepted: ['server/src/backup/a.test.ts', 'server/src/backup/a.fixture.ts', 'app/src/a.ts'],
    similar: "import type { Encrypter } from 'age-encryption';",
  },
  {
    what: 'a library of the server in a long statement',
    advice: 'Load it with import()',
    text: "import writeWorkbook, {\n  type Row,\n} from 'write-excel-file/node';",
    rejected: ['server/src/export/a.ts'],
    accepted: ['packages/feeds/src/a.ts'],
    similar: "export const load = () => import('write-excel-file/node');",
  },
  {
    what: 'what the server loads for traces alone',
    advice: 'Load it with import()',
    text: "export { startTracing } from './tracing/tracing.ts';",
    rejected: ['server/src/a.ts'],
    accepted: ['server/src/a.test.ts'],
    similar: "export { traced } from './tracing/traced.ts';",
  },
  {
    what: 'an import of another feature',
    advice: 'features do not import features',
    text: "import { title } from '../order/title.ts';",
    rejected: ['app/src/features/part/a.ts'],
    accepted: ['app/src/features/order/line/a.ts', 'app/src/shell/a.ts'],
    similar: "import { title } from '../../messages/title.ts';",
  },
  {
    what: 'an import of another feature from a folder of a feature',
    advice: 'features do not import features',
    text: "const load = () => import('../../order/title.ts');",
    rejected: ['app/src/features/part/line/a.ts'],
    accepted: ['app/src/features/part/a.ts'],
    similar: "const load = () => import('../title.ts');",
  },
  {
    what: 'a relative import of another package',
    advice: 'by its name',
    text: "import { title } from '../../../domain/src/title.ts';",
    rejected: ['packages/feeds/src/files/a.ts'],
    accepted: ['app/build/a.ts', 'server/vite.config.ts'],
    similar: "import { title } from '../../../domain/title.ts';",
  },
  {
    what: 'fixtures outside tests',
    advice: 'Only tests and stories',
    text: "import { cart } from '@portal/domain/fixtures';",
    rejected: ['server/src/a.ts', 'packages/portal-widgets/src/a.tsx'],
    accepted: ['server/src/a.test.ts', 'packages/portal-widgets/src/a.stories.tsx'],
    similar: "import { cart } from '@portal/domain/cart';",
  },
  {
    what: 'a test that sleeps',
    advice: 'what the page shows',
    text: 'await page.waitForTimeout(100);',
    rejected: ['tests/e2e/a.spec.ts'],
    accepted: ['tests/support/a.ts'],
    similar: 'await page.waitForURL(address);',
  },
  {
    what: 'a test that waits for a time by itself',
    advice: 'state that the test needs',
    text: 'await new Promise<void>((resolve) => {\n  setTimeout(resolve, 100);\n});',
    rejected: ['tests/e2e/a.spec.ts', 'tests/contract/a-tests.ts', 'app/src/a.stories.tsx', 'server/src/a.test.ts'],
    accepted: ['tests/support/a.ts', 'server/src/a.ts'],
    similar: 'await new Promise((resolve) => setTimeout(resolve));',
  },
  {
    what: 'a timer to wait for in a test',
    advice: 'state that the test needs',
    text: "import { setTimeout as sleep } from 'node:timers/promises';",
    rejected: ['tests/e2e/a.spec.ts', 'tests/contract/a-tests.ts', 'tests/e2e/helper.ts'],
    accepted: ['tests/support/a.ts', 'server/src/a.ts'],
    similar: "import { clearTimeout } from 'node:timers';",
  },
  {
    what: 'a test that is to be written',
    advice: 'Write the test',
    text: "test.todo('works');",
    rejected: ['server/src/a.test.ts', 'app/src/a.test.tsx'],
    accepted: ['server/src/a.ts'],
    similar: "test('works', work);",
  },
  {
    what: 'a table of tests that is skipped',
    advice: 'Run every test of the table',
    text: "describe.skip.each([1, 2])('works', work);",
    rejected: ['server/src/a.test.ts'],
    accepted: ['server/src/a.ts'],
    similar: "describe.each([1, 2])('works', work);",
  },
];

/** The path with another name, so that the files of all cases fit in one workspace. */
const named = (path: string, name: string) => path.replace(/[^/.]+(?=\.[^/]*$)/, name);

const files = cases.flatMap(({ text, rejected, accepted, similar }, index) => [
  ...[...rejected, ...accepted].map((path) => ({ path: named(path, `case-${index}`), text })),
  ...rejected.map((path) => ({ path: named(path, `similar-${index}`), text: similar })),
]);

const workspace = mkdtempSync(join(tmpdir(), 'portal-rules-'));
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

/** Messages of the project's own rules, by file. */
let messages: readonly (readonly [path: string, message: string])[] = [];

beforeAll(() => {
  for (const name of ['biome.json', 'scripts/lint'])
    cpSync(join(root, name), join(workspace, name), { recursive: true });
  for (const { path, text } of files) {
    mkdirSync(join(workspace, dirname(path)), { recursive: true });
    writeFileSync(join(workspace, path), `${text}\n`);
  }
  const words = ['lint', '--only=plugin', '--vcs-enabled=false', '--reporter=concise', '--colors=off'];
  const biome = join(root, 'node_modules/.bin/biome');
  // Findings go to standard error.
  const { stderr } = spawnSync(biome, [...words, '--max-diagnostics=none', '.'], { cwd: workspace, encoding: 'utf8' });
  messages = [...stderr.matchAll(/^\S+ (\S+?):\d+:\d+: plugin: (.*)$/gm)].map(([, path = '', message = '']) => [
    path,
    message,
  ]);
});

test.each(cases.map((each, index) => ({ ...each, index })))(
  'the linter rejects $what, and says what to do instead',
  ({ index, advice, rejected }) => {
    const found = messages.filter(([path]) => path.includes(`-${index}.`));
    expect(found.map(([path]) => path).sort()).toEqual(rejected.map((path) => named(path, `case-${index}`)).sort());
    for (const [, message] of found) expect(message).toContain(advice);
  },
);
