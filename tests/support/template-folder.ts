import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fingerprint } from '../../scripts/lib/fingerprint.mjs';
import { buildServer } from './build.ts';
import { run } from './process.ts';
import { root } from './root.ts';

/** A hash of everything that determines the content of a filled store: the built server, its migrations included, and its libraries. */
function hashOfContent(): string {
  const built = readdirSync(join(root, 'server/dist')).filter((name) => name.endsWith('.js'));
  return fingerprint([...built.sort().map((name) => `server/dist/${name}`), 'pnpm-lock.yaml']).slice(0, 16);
}

/** Takes a lock, which is a folder. One that a killed run has left counts for a minute. */
function isTaken(lock: string): boolean {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (since !== undefined && Date.now() - since > 60_000) rmSync(lock, { recursive: true, force: true });
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

/** Makes the filled folder that others are copied from, unless there is one of this build of the server. Returns its path. */
export async function makeTemplate(parts: number): Promise<string> {
  await buildServer();
  const templates = join(root, '.build', 'test-data');
  const template = join(templates, `pglite-${parts}-${hashOfContent()}`);
  mkdirSync(templates, { recursive: true });
  // Test runs beside each other fill it once.
  const lock = join(templates, `filling-${parts}`);
  while (!existsSync(template) && !isTaken(lock)) await setTimeout(200);
  if (existsSync(template)) return template;
  try {
    for (const name of readdirSync(templates)) {
      if (name.startsWith(`pglite-${parts}-`)) rmSync(join(templates, name), { recursive: true, force: true });
    }
    const unfinished = mkdtempSync(join(templates, 'unfinished-'));
    const env = { PORTAL_DATA: unfinished, PORTAL_DEMO_PARTS: String(parts), DATABASE_URL: '' };
    const { code, output } = await run(['node', 'server/dist/main.js', '--seed-only'], env);
    if (code !== 0) throw new Error(`The data folder cannot be filled:\n${output}`);
    if (existsSync(template)) rmSync(unfinished, { recursive: true, force: true });
    else renameSync(unfinished, template);
    return template;
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** A data folder of the embedded database with the demo supplier. */
export async function filledFolder(parts: number): Promise<string> {
  const template = await makeTemplate(parts);
  const folder = mkdtempSync(join(tmpdir(), 'portal-data-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}
