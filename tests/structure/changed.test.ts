import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testsFor } from '../../scripts/lib/changed.mjs';
import { root } from '../support/root.ts';

/** Of what the browser loads. */
const budgets = { built: ['tests/built/budgets.test.ts'] };

describe('tests that changed files concern', () => {
  test.each([
    ['a file of a contract test: itself', 'tests/contract/cart.test.ts', { contract: ['tests/contract/cart.test.ts'] }],
    ['support of contract tests: all of them', 'tests/contract/databases.ts', { contract: 'all' }],
    [
      'an area of the server: its contract tests',
      'server/src/import/rows.ts',
      { contract: ['tests/contract/import.test.ts'] },
    ],
    ['an area without a list: all contract tests', 'server/src/db/schema.ts', { contract: 'all' }],
    ['rules of trade: all contract tests', 'packages/domain/src/price/totals.ts', { contract: 'all' }],
    ['a contract test that needs the others: all of them', 'tests/contract/every-call.test.ts', { contract: 'all' }],
    [
      'a feature of the app: its journeys',
      'app/src/features/search/Search.tsx',
      { ...budgets, e2e: ['tests/e2e/search.spec.ts'] },
    ],
    [
      'what features share: journeys through several of them',
      'app/src/navigation/routes.ts',
      { ...budgets, e2e: expect.arrayContaining(['tests/e2e/frame.spec.ts', 'tests/e2e/order.spec.ts']) },
    ],
    [
      'how data moves in the browser: the same journeys',
      'packages/portal-client/src/outbox/outbox.ts',
      { ...budgets, e2e: expect.arrayContaining(['tests/e2e/order.spec.ts', 'tests/e2e/unsent-edits.spec.ts']) },
    ],
    [
      'versions of libraries: everything',
      'pnpm-lock.yaml',
      { built: 'all', contract: 'all', faults: 'all', e2e: 'all', visual: 'all' },
    ],
    [
      'a component: the stories of its folder',
      'packages/design-system/src/components/Button/Button.css.ts',
      { ...budgets, visual: ['packages/design-system/src/components/Button/'] },
    ],
    [
      'a widget: the stories of its folder',
      'packages/portal-widgets/src/order-table/cells/Price.tsx',
      { ...budgets, visual: ['packages/portal-widgets/src/order-table/'] },
    ],
    ['a theme: all stories', 'packages/design-system/src/themes/midnight/tokens.ts', { ...budgets, visual: 'all' }],
    ['a unit test: nothing else, because Vitest finds it', 'server/src/cart/fold.test.ts', {}],
    ['a document: nothing', 'docs/operations.md', {}],
  ])('%s', (_, path, expected) => {
    expect(testsFor([path])).toEqual(expected);
  });

  test('those of several files are joined, each once; all of a step wins', () => {
    const [rows, lines] = ['server/src/import/rows.ts', 'server/src/import/lines.ts'];
    expect(testsFor([rows, lines])).toEqual({ contract: ['tests/contract/import.test.ts'] });
    expect(testsFor([rows, 'server/src/db/schema.ts', lines])).toEqual({ contract: 'all' });
  });

  test('every test and folder that a file of the repository concerns exists', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
    const concerned = files.flatMap((file) => Object.values(testsFor([file])).filter((tests) => tests !== 'all'));
    const paths = new Set(concerned.flat());
    expect(paths.size).toBeGreaterThan(100);
    expect([...paths].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

test('an unknown option of npm test is an error that names the known ones', () => {
  const { status, stderr } = spawnSync('node', ['scripts/test.mjs', '--chagned'], { cwd: root, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'No such option: --chagned. There are: --changed, --full.\n',
  });
});
