import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../support/root.ts';

const dialog = `export const open = document.querySelector('[role="dialog"], [role="menu"]');\n`;
const anyDialog = `export const open = document.querySelector('[role$="dialog"]');\n`;
const direction = "export const selectors = { '&:dir(rtl)': { rotate: '180deg' } };\n";
const deletion = 'export const statement = sql`\n  DELETE FROM part WHERE stock_code = $' + '{code}`;\n';
const otherTable = 'export const statement = sql`DELETE FROM part_picture`;\n';

/** Files of a workspace with the project's rules, by path. */
const files = {
  'app/src/dialog.ts': dialog,
  'packages/hive-editor/src/dialog.tsx': dialog,
  'packages/hive-editor/src/dialog.stories.tsx': dialog,
  'packages/hive-editor/src/any-dialog.ts': anyDialog,
  'app/src/mirrored.css.ts': direction,
  'packages/design-system/src/mirrored.css.ts': direction,
  'app/src/mirrored.ts': direction,
  'server/src/statement.ts': deletion,
  'server/src/feeds/statement.ts': deletion,
  'server/src/feeds/apply/statement.ts': deletion,
  'server/src/other-table.ts': otherTable,
} satisfies Readonly<Record<string, string>>;

let messages: ReadonlyMap<string, string>;
const workspace = mkdtempSync(join(tmpdir(), 'portal-rules-'));

/** What Biome prints about the project's own rules, which goes to standard error. */
function lint(): string {
  const words = ['lint', '--only=plugin', '--vcs-enabled=false', '--reporter=concise', '--colors=off', '.'];
  return spawnSync(join(root, 'node_modules/.bin/biome'), words, { cwd: workspace, encoding: 'utf8' }).stderr;
}

beforeAll(() => {
  cpSync(join(root, 'biome.json'), join(workspace, 'biome.json'));
  cpSync(join(root, 'scripts/lint'), join(workspace, 'scripts/lint'), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(workspace, dirname(path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  messages = new Map(
    [...lint().matchAll(/^\S+ (\S+?):\d+:\d+: plugin: (.*)$/gm)].map(([, path = '', message = '']) => [path, message]),
  );
});

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

test.each([
  [
    'a selector that finds dialogs but not alert dialogs',
    "[role$='dialog']",
    ['app/src/dialog.ts', 'packages/hive-editor/src/dialog.tsx'],
  ],
  [
    'a style for the text direction that the build compiles away',
    "[dir='rtl']",
    ['app/src/mirrored.css.ts', 'packages/design-system/src/mirrored.css.ts'],
  ],
  [
    'a statement outside feeds that writes the catalogue',
    'server/src/feeds/apply',
    ['server/src/statement.ts', 'server/src/feeds/statement.ts'],
  ],
])('the linter rejects %s, and says what to write instead', (_, advice, expected) => {
  const found = [...messages].filter(([, message]) => message.includes(advice)).map(([path]) => path);
  expect(found.sort()).toEqual([...expected].sort());
});

test('the linter’s own rules leave everything else alone', () => {
  expect(messages.size).toBe(6);
});
