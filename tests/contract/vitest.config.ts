import { defineConfig } from 'vitest/config';

/** The real server, built, on both kinds of database. */
export default defineConfig({
  test: {
    name: 'contract',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./global-setup.ts'],
    environment: 'node',
    // Each file starts servers of its own: more at a time would only be in each other's way.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
});
