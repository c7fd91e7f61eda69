import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isFresh, stamp } from './fingerprint.mjs';
import { pnpm, root, run, step } from './run.mjs';

/** Packages that are built for use outside this repository. */
export const published = ['design-system'];
/** Their tarballs, as a registry would get them. */
export const packed = join(root, '.build/packed');

/** Writes the design system's tokens for other tools into a folder and returns the number of files. */
export async function writeTokens(folder) {
  const source = join(root, 'packages/design-system/src/themes/files/token-files.ts');
  // Imported here, because npm test loads this file before the packages are installed.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(source, { root, configFile: false, logLevel: 'error' });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(module.tokenFiles());
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  return files.length;
}

async function build(name) {
  const folder = `packages/${name}`;
  const vite = ['node', 'node_modules/vite/bin/vite.js', 'build', '--config', `${folder}/vite.config.ts`];
  const isBuilt =
    (await step(`Building ${name}`, [...vite, '--logLevel', 'warn'], {
      quiet: true,
      env: { NODE_ENV: 'production' },
    })) &&
    (await step(`Declarations of ${name}`, ['node_modules/.bin/tsc', '-p', `${folder}/tsconfig.build.json`], {
      quiet: true,
    }));
  if (!isBuilt) return false;
  if (name === 'design-system') await writeTokens(join(root, folder, 'dist/tokens'));
  mkdirSync(packed, { recursive: true });
  const pack = [...pnpm, '--dir', folder, 'pack', '--out', join(packed, `${name}.tgz`)];
  const { code, output } = await run(pack, { quiet: true });
  if (code !== 0) process.stderr.write(output);
  return code === 0;
}

/** Builds and packs the published packages whose sources changed. Returns whether all succeeded. */
export async function buildPackages() {
  for (const name of published) {
    const print = fingerprint([`packages/${name}`, 'scripts/lib/packages.mjs', 'tsconfig.json', 'pnpm-lock.yaml']);
    if (isFresh(`package-${name}`, print) && existsSync(join(packed, `${name}.tgz`))) continue;
    if (!(await build(name))) return false;
    stamp(`package-${name}`, print);
  }
  return true;
}
