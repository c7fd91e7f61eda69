import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.build/visual',
  // The screens are those of the built app.
  globalSetup: '../e2e/build-app.ts',
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  // A deleted picture fails instead of being taken anew. What the generators make has no accepted pictures yet (scripts/generated.mjs).
  updateSnapshots: process.env.PORTAL_NEW_PICTURES === 'allowed' ? 'missing' : 'none',
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixels: 80, threshold: 0.05 } },
  fullyParallel: true,
  // On two processors: a story waits for frames a third of its time.
  workers: 4,
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
