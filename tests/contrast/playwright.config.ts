import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.build/contrast',
  fullyParallel: true,
  workers: 2,
  retries: Number(process.env.PORTAL_RETRIES ?? 0),
  timeout: 120_000,
  use: { launchOptions, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'en-AU' },
});
