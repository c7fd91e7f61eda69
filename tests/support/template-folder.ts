import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './process.ts';
import { root } from './root.ts';

/** Everything that determines the content of a filled store. */
const sources = ['server/src/demo', 'server/src/feeds', 'packages/feeds/src', 'server/src/db/migrations'];

function hashFolder(folder: string, hash: ReturnType<typeof createHash>): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) hashFolder(path, hash);
    else hash.update(entry.name).update(readFileSync(path));
  }
}

/** Makes the filled folder that others are copied from, unless there is one of these sources. Returns its path. */
export async function makeTemplate(parts: number): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hashFolder(join(root, source), hash);
  const templates = join(root, '.build', 'test-data');
  const template = join(templates, `pglite-${parts}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(template)) return template;
  mkdirSync(templates, { recursive: true });
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
}

/** A data folder of the embedded database with the demo supplier. */
export async function filledFolder(parts: number): Promise<string> {
  const template = await makeTemplate(parts);
  const folder = mkdtempSync(join(tmpdir(), 'portal-data-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}
