import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export interface KeptBuild {
  /** vue_build_number */
  readonly build: number;
  /** Milliseconds since the epoch. */
  readonly made: number;
  /** Names in `assets`. */
  readonly files: readonly string[];
}

/** PING-03: the number that the portal begins with, one more for each build beside an older one. */
const firstBuild = 6308;

/** A page may stay open as long as what it keeps unsent is kept: 14 days. */
const keptFor = 14 * 24 * 3600 * 1000;
const mostKept = 5;
const listName = 'builds.json';

/** The builds whose files stay, newest first: this one, and those before it that a page may still be of. */
export function buildsToKeep(before: readonly KeptBuild[], now: KeptBuild): readonly KeptBuild[] {
  const others = before.filter(({ made, build }) => build !== now.build && made > now.made - keptFor);
  return [now, ...others].slice(0, mostKept);
}

function readBuilds(file: string): readonly KeptBuild[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly KeptBuild[];
  } catch {
    return [];
  }
}

/** The number of the build that is made next into a folder. */
export function nextBuild(folder: string): number {
  const [last] = readBuilds(join(folder, listName));
  return last ? last.build + 1 : firstBuild;
}

/**
 * A page of an older build asks for its parts when they are needed, be it after the server was started again: the files of the last
 * builds stay beside the new ones, and go by age. The list says which build is the newest.
 */
export function keepBuilds(build: number): Plugin {
  return {
    name: 'portal-keep-builds',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    writeBundle({ dir = '' }, bundle) {
      keepFiles(dir, { build, made: Date.now(), files: Object.keys(bundle) });
    },
  };
}

/** Notes a build that was just written into a folder, and takes away the files of those that are too old. */
export function keepFiles(folder: string, built: KeptBuild): void {
  const list = join(folder, listName);
  const assets = join(folder, 'assets');
  const files = built.files.flatMap((name) => (name.startsWith('assets/') ? [name.slice('assets/'.length)] : []));
  const kept = buildsToKeep(readBuilds(list), { ...built, files });
  const wanted = new Set(kept.flatMap((each) => each.files));
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    if (!wanted.has(name)) rmSync(join(assets, name), { recursive: true });
  }
  writeFileSync(list, JSON.stringify(kept));
}
