import { defineConfig } from 'vitest/config';

/** The real server, built, on both kinds of database. */
export default defineConfig({
  test: {
    name: 'contract',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./global-setup.ts'],
    environment: 'node',
    // Each file has servers of its own, and waits for them half the time.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
});
