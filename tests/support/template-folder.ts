import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { run } from './process.ts';
import { root } from './root.ts';

/** Everything that determines the content of a filled store. */
const sources = [
  'server/src/demo',
  'server/src/feeds',
  'server/src/db/migrations',
  'packages/feeds/src',
  'packages/domain/src',
  'packages/hive-components/src',
];

function hashFolder(folder: string, hash: ReturnType<typeof createHash>): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) hashFolder(path, hash);
    else hash.update(entry.name).update(readFileSync(path));
  }
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

/** Makes the filled folder that others are copied from, unless there is one of these sources. Returns its path. */
export async function makeTemplate(parts: number): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hashFolder(join(root, source), hash);
  const templates = join(root, '.build', 'test-data');
  const template = join(templates, `pglite-${parts}-${hash.digest('hex').slice(0, 16)}`);
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
