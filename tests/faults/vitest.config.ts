import { defineConfig } from 'vitest/config';

/** What may go wrong around a cart. Short by default, in full with PORTAL_FAULTS=full. */
export default defineConfig({
  test: {
    name: 'faults',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['../contract/global-setup.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 240_000,
  },
});
