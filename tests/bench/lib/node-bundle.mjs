import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { fingerprint, isFresh, stamp } from '../../../scripts/lib/fingerprint.mjs';
import { root } from '../../../scripts/lib/run.mjs';
import { workspaceAlias } from './workspace.mjs';

/** Bundles a TypeScript file for Node unless it is up to date. Returns the path of the script. */
export async function nodeBundle(name, entry, sources) {
  const outDir = join(root, '.build', 'bench', name);
  const made = join(outDir, 'main.js');
  const print = fingerprint([...sources, 'tests/bench/lib', 'pnpm-lock.yaml']);
  if (isFresh(`bench-${name}`, print) && existsSync(made)) return made;
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    resolve: { alias: workspaceAlias },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: join(root, entry),
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
  stamp(`bench-${name}`, print);
  return made;
}
