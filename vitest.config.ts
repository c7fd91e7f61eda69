import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/support/chromium.ts';

/** Theme that the stories are tested in. */
const theme = process.env.PORTAL_THEME ?? 'standard';

/**
 * Tests that are too slow for `npm run check`: they compile the repository, search a large catalogue for a thousand texts, restore backups,
 * make the demo supplier, load whole folders and files of 70,000 rows, or send a hundred orders to another process.
 */
const ofTheWhole = [
  'tests/structure/generators.test.ts',
  'tests/knowledge/**/*.test.ts',
  'server/src/backup/backup.test.ts',
  'server/src/demo/fill/fill-database.test.ts',
  'server/src/demo/supplier.test.ts',
  'server/src/feeds/bad-files.test.ts',
  'server/src/feeds/load-folder.test.ts',
  'server/src/orders-out/stand-in-erp.test.ts',
];

/** Tests that need a document; the others run in plain Node. */
const ofTheDom = '{app,packages/*}/src/**/*.dom.test.{ts,tsx}';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['packages/hive-components/src/entries/rich-text.ts', 'tests/support/property-seed.ts'],
          // Vitest's default of one worker less than processors would leave half of a two-core machine idle.
          maxWorkers: 2,
          // Modules are loaded once per worker, which halves the processor time. No test may change a module's state.
          isolate: false,
          // An in-memory store takes seconds to start, and longer on a busy machine.
          hookTimeout: 120_000,
          testTimeout: 60_000,
          // A second, Vitest's own limit, is too short for a store that notifies its listeners while another test keeps both processors busy.
          expect: { poll: { timeout: 30_000 } },
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'app/src/**/*.test.{ts,tsx}',
            'server/src/**/*.test.ts',
            'tests/structure/**/*.test.ts',
          ],
          exclude: [...ofTheWhole, ofTheDom, '**/*.stories.tsx', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: [ofTheDom],
          // After the unit tests: among them, each of these files would end their process, and the next one would load every module again.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'whole',
          // As for the unit tests; each file starts a store, a compiler or another process of its own.
          maxWorkers: 2,
          environment: 'node',
          hookTimeout: 120_000,
          testTimeout: 60_000,
          setupFiles: ['tests/support/property-seed.ts'],
          include: ofTheWhole,
        },
      },
      // Tests of the build's output; runs after it.
      { test: { name: 'built', environment: 'node', testTimeout: 60_000, include: ['tests/built/**/*.test.ts'] } },
      {
        plugins: [
          storybookTest({
            configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
            // The width of the pictures (tests/visual), for which play functions are written.
            initialGlobals: { theme, motion: 'instant', viewport: { value: 'laptop' } },
          }),
        ],
        test: {
          name: 'stories',
          // Each story mounts its own tree; a new page per file would double the time.
          isolate: false,
          // One retry for lazy loading on a busy machine.
          retry: Number(process.env.PORTAL_RETRIES ?? 0),
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
