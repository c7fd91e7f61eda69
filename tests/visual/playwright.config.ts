import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.build/visual',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 240_000,
  use: {
    launchOptions,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  },
});
