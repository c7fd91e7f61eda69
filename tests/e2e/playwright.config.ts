import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';

const isFull = process.env.PORTAL_TESTS === 'full';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Journeys tagged @full run in `npm run test:full` only: what they show is also tested elsewhere (decision 71).
  grepInvert: isFull ? undefined : /@full/,
  outputDir: '../../.build/e2e',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // On two processors: a journey waits for the page, the server or the disk a quarter of its time.
  workers: 3,
  // One retry for waits on a busy machine; npm test names each test that needed it.
  retries: Number(process.env.PORTAL_RETRIES ?? 0),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: {
      ...launchOptions,
      // A page of a journey lives for seconds: optimising its scripts took a tenth of the time, and the page was gone before it paid off.
      args: [...launchOptions.args, '--js-flags=--no-opt --no-maglev'],
    },
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // npm test retries a failed journey with a trace.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
