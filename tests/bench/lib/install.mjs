import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isFresh, stamp } from '../../../scripts/lib/fingerprint.mjs';
import { pnpm, root, step } from '../../../scripts/lib/run.mjs';

export const benchFolder = join(root, 'tests', 'bench');

/** Installs the peers into tests/bench, once: they are not part of the workspace. */
export async function installPeers() {
  const print = fingerprint(['tests/bench/package.json', 'tests/bench/pnpm-lock.yaml']);
  if (isFresh('bench-install', print) && existsSync(join(benchFolder, 'node_modules', '.modules.yaml'))) return true;
  const done = await step(
    'Installing the peers',
    [...pnpm, '--dir', benchFolder, 'install', '--ignore-workspace', '--frozen-lockfile', '--prefer-offline'],
    { quiet: true },
  );
  if (done) stamp('bench-install', print);
  return done;
}
