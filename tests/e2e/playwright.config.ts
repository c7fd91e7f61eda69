import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.build/e2e',
  globalSetup: './build-app.ts',
  fullyParallel: true,
  workers: 2,
  // A second try where a busy machine was too slow for a wait; npm test names each test that needed it.
  retries: Number(process.env.PORTAL_RETRIES ?? 0),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // npm test tries a failed journey again, and then its trace is wanted.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
