import { defineConfig } from 'vitest/config';

/** The portal on several PostgreSQL clusters, behind a pooler. Part of `npm run test:full`. */
export default defineConfig({
  test: {
    name: 'clusters',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['../contract/global-setup.ts'],
    environment: 'node',
    // Each file runs several clusters and servers.
    fileParallelism: false,
    // Vitest's own limit of a second is too short for servers that share two processors.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 600_000,
    hookTimeout: 240_000,
  },
});
