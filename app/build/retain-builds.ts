import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Build {
  /** vue_build_number */
  readonly build: number;
  /** Milliseconds since the epoch. */
  readonly made: number;
  /** Names in `assets`. */
  readonly files: readonly string[];
}

/** PING-03: the number of the first build; each later one in the same folder has the next. */
const firstBuild = 6308;
/** Milliseconds. A page may stay open for as long as its unsent changes are stored: 14 days. */
const retention = 14 * 24 * 3600 * 1000;
const maxRetained = 5;
const listIn = (folder: string) => join(folder, 'builds.json');

/** The builds whose files are in a folder, newest first. */
function readBuilds(folder: string): readonly Build[] {
  return existsSync(listIn(folder)) ? JSON.parse(readFileSync(listIn(folder), 'utf8')) : [];
}

/** The number of the next build in a folder. */
export const nextBuild = (folder: string): number => (readBuilds(folder)[0]?.build ?? firstBuild - 1) + 1;

/** Adds a new build to the folder's list, and deletes the files of builds that are too old or too many. */
export function recordBuild(folder: string, built: Build): void {
  const earlier = readBuilds(folder).filter(
    ({ build, made }) => build !== built.build && made > built.made - retention,
  );
  const retained = [built, ...earlier].slice(0, maxRetained);
  const wanted = new Set(retained.flatMap(({ files }) => files));
  const assets = join(folder, 'assets');
  for (const name of readdirSync(assets)) if (!wanted.has(name)) rmSync(join(assets, name), { recursive: true });
  writeFileSync(listIn(folder), JSON.stringify(retained));
}

/** Retains the files of earlier builds: a page that is already open loads its lazy chunks from its own build. */
export function retainBuilds(build: number): Plugin {
  return {
    name: 'portal-retain-builds',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    writeBundle({ dir = '' }, bundle) {
      const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      recordBuild(dir, { build, made: Date.now(), files: assets.map((name) => name.slice('assets/'.length)) });
    },
  };
}
