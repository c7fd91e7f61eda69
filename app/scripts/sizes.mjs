// What a page loads, gzipped, from the manifest of the last build: `node app/scripts/sizes.mjs`.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** The pages with a budget in bytes of gzipped JavaScript, and the lazily loaded screens that they show. */
export const pages = {
  '/home': { budget: 120_000, screens: ['src/features/home/HomeScreen.tsx'] },
  '/orders': {
    budget: 200_000,
    screens: [
      'src/features/orders/OrdersLayout.tsx',
      'src/features/orders/ListScreen.tsx',
      'src/features/order/OrderScreen.tsx',
      '../packages/portal-widgets/src/site-header/AccountMenu.tsx',
    ],
  },
};

/** Bytes of gzipped JavaScript by page, with the files. Throws when there is no build. */
export function measure() {
  const path = `${dist}.vite/manifest.json`;
  if (!existsSync(path)) throw new Error('There is no build: run the build of the app first.');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const bytes = (file) => gzipSync(readFileSync(dist + file)).length;
  return Object.fromEntries(
    Object.entries(pages).map(([page, { budget, screens }]) => {
      const files = new Set();
      const add = (key) => {
        const entry = manifest[key];
        if (!entry) throw new Error(`${key} is not in the build`);
        if (files.has(entry.file)) return;
        files.add(entry.file);
        for (const each of entry.imports ?? []) add(each);
      };
      for (const key of ['index.html', ...screens]) add(key);
      const sizes = [...files].map((file) => [file, bytes(file)]).sort((a, b) => b[1] - a[1]);
      return [page, { budget, total: sizes.reduce((sum, [, size]) => sum + size, 0), sizes }];
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [page, { budget, total, sizes }] of Object.entries(measure())) {
    console.log(`${page}: ${(total / 1000).toFixed(1)} kB of ${budget / 1000} kB`);
    for (const [file, size] of sizes.slice(0, 8)) console.log(`  ${(size / 1000).toFixed(1).padStart(6)}  ${file}`);
  }
}
