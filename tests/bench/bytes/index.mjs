import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from '../../../scripts/lib/build.mjs';
import { root } from '../../../scripts/lib/run.mjs';
import { describeMachine } from '../lib/machine.mjs';

/** The routes that have a goal, in kB, and the module of the app that each of them loads beside the entry. */
const routes = [
  { path: '/home', goal: 120, lazy: /features\/home\// },
  { path: '/orders', goal: 200, lazy: /features\/(order|orders)\/[^/]*(Orders|Order)[^/]*(Route|Screen|Page|Desk)/i },
];

/** All chunks that loading `key` loads at once: its own file and what it imports statically, however deep. */
function closure(manifest, key, found = new Set()) {
  if (found.has(key) || !manifest[key]) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) closure(manifest, next, found);
  return found;
}

/** Gzipped JavaScript that each route needs, from the app's own build. */
export async function bytes() {
  if (!(await build(['app']))) throw new Error('The app could not be built.');
  const dist = join(root, 'app', 'dist');
  const path = join(dist, '.vite', 'manifest.json');
  if (!existsSync(path)) throw new Error('The app has no manifest.');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const sizeOf = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const result = routes.map(({ path: route, goal, lazy }) => {
    const wanted = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && lazy.test(key));
    const keys = new Set();
    for (const key of [entry, ...wanted]) closure(manifest, key, keys);
    const files = [...new Set([...keys].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
    const sized = files.map((file) => ({ file, bytes: sizeOf(file) })).sort((a, b) => b.bytes - a.bytes);
    return { route, goal, chunks: wanted, files: sized, total: sized.reduce((sum, { bytes: size }) => sum + size, 0) };
  });
  return { machine: describeMachine(), routes: result };
}
