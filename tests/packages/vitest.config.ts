import { defineConfig } from 'vitest/config';

/** Installs the packed design system as another team would. Part of `npm run test:full`. */
export default defineConfig({
  test: {
    name: 'packages',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
