import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isFresh, stamp } from './fingerprint.mjs';
import { root, step } from './run.mjs';

// The domain takes the names of the themes from the design system.
const shared = ['packages/domain', 'packages/design-system/src/themes/names.ts', 'pnpm-lock.yaml'];
const screens = [
  'packages/design-system',
  'packages/portal-client',
  'packages/portal-widgets',
  'packages/hive-components',
  'packages/hive-editor',
];
const parts = [
  {
    name: 'app',
    sources: [...shared, ...screens, 'app'],
    made: 'app/dist/index.html',
    command: ['node', 'node_modules/vite/bin/vite.js', 'build', '--config', 'app/vite.config.ts', '--logLevel', 'warn'],
  },
  {
    name: 'pages',
    sources: [...shared, ...screens, 'app'],
    made: 'app/dist-server/entry-server.js',
    command: [
      'node',
      'node_modules/vite/bin/vite.js',
      'build',
      '--config',
      'app/vite.server.config.ts',
      '--logLevel',
      'warn',
    ],
  },
  {
    name: 'server',
    sources: [...shared, 'packages/feeds', 'packages/hive-components', 'server'],
    made: 'server/dist/main.js',
    command: [
      'node',
      'node_modules/vite/bin/vite.js',
      'build',
      '--config',
      'server/vite.config.ts',
      '--logLevel',
      'warn',
    ],
  },
];

/** Builds the app and the server in parallel, each only if its sources changed. Returns whether both succeeded. */
export async function build(names = parts.map((part) => part.name)) {
  const results = await Promise.all(
    parts
      .filter((part) => names.includes(part.name))
      .map(async (part) => {
        const print = fingerprint(part.sources);
        if (isFresh(part.name, print) && existsSync(join(root, part.made))) return true;
        const done = await step(`Building the ${part.name}`, part.command, {
          quiet: true,
          env: { NODE_ENV: 'production' },
        });
        if (done) stamp(part.name, print);
        return done;
      }),
  );
  return results.every(Boolean);
}
