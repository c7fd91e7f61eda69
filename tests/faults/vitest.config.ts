import { defineConfig } from 'vitest/config';

/** Fault tests around a cart. Short by default, in full with PORTAL_FAULTS=full. */
export default defineConfig({
  test: {
    name: 'faults',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['../contract/global-setup.ts'],
    environment: 'node',
    // Two files at a time: most of the time goes into waiting for servers to start and carts to fall due.
    maxWorkers: 2,
    // Thirty starts of a killed server take half an hour on a machine that is busy with other tests.
    // Vitest's own limit of a second is too short for servers that share two processors.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 2_400_000,
    hookTimeout: 240_000,
  },
});
