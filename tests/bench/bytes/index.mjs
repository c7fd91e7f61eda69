import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from '../../../scripts/lib/build.mjs';
import { root } from '../../../scripts/lib/run.mjs';
import { describeMachine } from '../lib/machine.mjs';

const feature = (path) => `src/features/${path}`;
const accountMenu = '../packages/portal-widgets/src/site-header/AccountMenu.tsx';
/** Loaded with the first screen, because no edit is safe without it. */
const disk = '../packages/portal-client/src/store/open-database.ts';

const ordering = [feature('orders/OrdersLayout.tsx'), accountMenu, disk];

/** The routes that have a goal, in kB, and the screens that each of them loads beside the entry. */
const routes = [
  { path: 'a published page', goal: 130, screens: [feature('page/PageScreen.tsx'), feature('page/ServedPage.tsx')] },
  {
    path: '/home',
    goal: 150,
    screens: [feature('page/PageScreen.tsx'), feature('home/HomeScreen.tsx')],
  },
  { path: '/orders', goal: 270, screens: [...ordering, feature('orders/ListScreen.tsx')] },
  { path: 'an order opened directly', goal: 270, screens: [...ordering, feature('order/OrderScreen.tsx')] },
];

/** All chunks that loading `key` loads immediately: its own file and its static imports, recursively. */
function closure(manifest, key, found = new Set()) {
  if (found.has(key) || !manifest[key]) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) closure(manifest, next, found);
  return found;
}

/** Gzipped JavaScript that each route needs, from the app's build. */
export async function bytes() {
  if (!(await build(['app']))) throw new Error('The app could not be built.');
  const dist = join(root, 'app', 'dist');
  const path = join(dist, '.vite', 'manifest.json');
  if (!existsSync(path)) throw new Error('The app has no manifest.');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const sizeOf = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const result = routes.map(({ path: route, goal, screens }) => {
    const missing = screens.filter((key) => !manifest[key]);
    if (missing.length > 0)
      throw new Error(`The app's build has no ${missing.join(', ')}: ${route} loads something else.`);
    const keys = new Set();
    for (const key of [entry, ...screens]) closure(manifest, key, keys);
    const files = [...new Set([...keys].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
    const sized = files.map((file) => ({ file, bytes: sizeOf(file) })).sort((a, b) => b.bytes - a.bytes);
    return { route, goal, screens, files: sized, total: sized.reduce((sum, { bytes: size }) => sum + size, 0) };
  });
  const workers = readdirSync(join(dist, 'assets'))
    .filter((file) => /worker.*\.js$/i.test(file))
    .map((file) => ({ file, bytes: sizeOf(join('assets', file)) }));
  return { machine: describeMachine(), routes: result, workers };
}
