import { defineConfig } from 'vitest/config';

/** What may go wrong around a cart. Short by default, in full with PORTAL_FAULTS=full. */
export default defineConfig({
  test: {
    name: 'faults',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['../contract/global-setup.ts'],
    environment: 'node',
    // Two files at a time: most of it is waiting for servers to start and for carts to fall due.
    maxWorkers: 2,
    testTimeout: 900_000,
    hookTimeout: 240_000,
  },
});
