import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/support/chromium.ts';

/** Theme that the stories are tested in. */
const theme = process.env.PORTAL_THEME ?? 'standard';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['packages/hive-components/src/entries/rich-text.ts'],
          // By default Vitest takes one worker less than there are processors: half of a machine with two would do nothing.
          maxWorkers: 2,
          // A store in memory takes seconds to begin, and many on a machine that is busy: that is no fault.
          hookTimeout: 120_000,
          testTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'app/src/**/*.test.{ts,tsx}',
            'server/src/**/*.test.ts',
            'tests/structure/**/*.test.ts',
          ],
          exclude: ['**/*.stories.tsx', '**/node_modules/**'],
        },
      },
      // What the build has made of the sources; runs after it.
      { test: { name: 'built', environment: 'node', include: ['tests/built/**/*.test.ts'] } },
      {
        plugins: [
          storybookTest({
            configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
            initialGlobals: { theme, motion: 'instant' },
          }),
        ],
        test: {
          name: 'stories',
          // Each story mounts its own; a page anew for each file cost half the time.
          isolate: false,
          // A second try where a busy machine was too slow for what is loaded lazily.
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
