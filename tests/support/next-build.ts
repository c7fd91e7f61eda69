import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.ts';
import { root } from './root.ts';

interface NextBuild {
  /** Entry file of its server. */
  readonly main: string;
  readonly build: number;
}

const isFull = process.env.PORTAL_TESTS === 'full';
const vite = 'node_modules/vite/bin/vite.js';

async function viteBuild(
  config: string,
  options: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { code, output } = await run(['node', vite, 'build', '--config', config, ...options], env);
  if (code !== 0) throw new Error(`The next build cannot be made:\n${output}`);
}

/**
 * A newer build beside this one: the same sources with one more migration and the next build number. It also serves this build's
 * files, as a deployment does (`app/build/retain-builds.ts`). In the full run the app is built again, so that its scripts have other
 * names; otherwise the new build lists the scripts of this one, which saves a quarter of a minute.
 */
export async function makeNextBuild(folder: string, migration: string): Promise<NextBuild> {
  const made = join(root, folder);
  rmSync(made, { recursive: true, force: true });
  mkdirSync(join(made, 'server'), { recursive: true });
  for (const part of ['src', 'package.json', 'vite.config.ts']) {
    cpSync(join(root, 'server', part), join(made, 'server', part), { recursive: true });
  }
  cpSync(join(root, 'app/dist'), join(made, 'app/dist'), { recursive: true });
  cpSync(join(root, 'app/dist-server'), join(made, 'app/dist-server'), { recursive: true });
  for (const part of ['server', 'app']) symlinkSync(join(root, part, 'node_modules'), join(made, part, 'node_modules'));
  writeFileSync(join(made, 'server/src/db/migrations/9000_next_build.sql'), migration);

  const dist = join(made, 'app/dist');
  const list = join(dist, 'builds.json');
  const builds = JSON.parse(readFileSync(list, 'utf8')) as readonly { readonly build: number }[];
  const build = (builds[0]?.build ?? 0) + 1;
  if (isFull) {
    const env = { NODE_ENV: 'production', VITE_PORTAL_BUILD: String(build) };
    await viteBuild('app/vite.config.ts', ['--outDir', dist], env);
  } else writeFileSync(list, JSON.stringify([{ ...builds[0], build }, ...builds]));

  await viteBuild(`${folder}/server/vite.config.ts`);
  return { main: `${folder}/server/dist/main.js`, build };
}
