import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What needs the calls of all other tests. */
const afterAllOthers = 'every-call.test.ts';
const here = (name: string): string => join(import.meta.dirname, name);

/** Tests the built server on both kinds of database. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    projects: [
      {
        test: {
          name: 'contract',
          include: ['**/*.test.ts'],
          exclude: [afterAllOthers],
          globalSetup: [here('clear-calls.ts'), here('global-setup.ts')],
          setupFiles: [here('record-calls.ts')],
          environment: 'node',
          // On two processors: each file starts its own servers and spends half its time waiting for them.
          maxWorkers: 3,
          // Modules are loaded once per worker: the files share nothing else, since each starts its own servers.
          isolate: false,
          // Vitest's own limit of a second is too short for servers that share two processors.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      { test: { name: 'calls', include: [afterAllOthers], environment: 'node', sequence: { groupOrder: 1 } } },
    ],
  },
});
