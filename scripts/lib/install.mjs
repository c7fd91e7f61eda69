import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isFresh, stamp } from './fingerprint.mjs';
import { pnpm, root, step } from './run.mjs';

/** Installs the packages of the lockfile unless that is done already. Exits the process on failure. */
export async function install() {
  const print = fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']);
  if (isFresh('install', print) && existsSync(join(root, 'node_modules', '.modules.yaml'))) return;
  const done = await step('Installing packages', [...pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], {
    quiet: true,
  });
  if (!done) process.exit(1);
  stamp('install', print);
}
