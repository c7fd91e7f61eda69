import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

const dist = new URL('../../app/dist/', import.meta.url);
const manifestFile = new URL('.vite/manifest.json', dist);
if (!existsSync(manifestFile)) throw new Error('The app is not built: run `npm run build` first.');
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(manifestFile, 'utf8'));
const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);

/** Script files that the entry and these app modules load immediately. */
function scriptsOf(modules: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string): string[] => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}: the route loads something else now.`);
    if (seen.has(key)) return [];
    seen.add(key);
    return [chunk.file, ...(chunk.imports ?? []).flatMap(visit)];
  };
  return [...entry, ...modules].flatMap(visit);
}

/** Gzipped bytes. */
const bytesOf = (modules: readonly string[]): number =>
  scriptsOf(modules).reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0);

const screen = (path: string) => `src/features/${path}.tsx`;
const everyPage = bytesOf([]);

test.each([
  ['/home', ['page/PageScreen', 'home/HomeScreen'], 150_000],
  ['a published page (HIVE-17)', ['page/PageScreen', 'page/ServedPage'], 130_000],
  ['/orders', ['orders/OrdersLayout', 'orders/ListScreen'], 270_000],
  // The goal is 270 kB, missed: 293.7 kB are loaded. This limit keeps it from growing unnoticed; docs/performance.md says what is in it.
  ['an order opened directly', ['orders/OrdersLayout', 'order/OrderScreen'], 294_000],
])('%s loads at most its budget of JavaScript', (_, screens, budget) => {
  expect(bytesOf(screens.map(screen))).toBeLessThanOrEqual(budget);
});

test('the page builder loads at most 150 kB of JavaScript beyond what every page loads', () => {
  expect(bytesOf([screen('hive/HiveScreen')]) - everyPage).toBeLessThanOrEqual(150_000);
});

test('NAV-12 the page preloads the typeface that its styles use, so that text rarely changes its shape', () => {
  const page = readFileSync(new URL('index.html', dist), 'utf8');
  const file = /<link rel="preload" as="font" type="font\/woff2" crossorigin href="([^"]+)"/.exec(page)?.[1];
  expect(file).toMatch(/InterVariable/);
  const styles = [...page.matchAll(/<link rel="stylesheet" crossorigin href="\/([^"]+)"/g)].map(([, href = '']) =>
    readFileSync(new URL(href, dist), 'utf8'),
  );
  expect(styles.join('\n')).toContain(`url(${file})`);
});

test('HIVE-14 the sanitiser of Markdown and HTML is one file of at most 120 kB that no screen loads immediately', () => {
  const library = Object.entries(manifest).find(([key]) => key.endsWith('/rich/library.ts'));
  if (!library) throw new Error('The build has no file of its own for packages/hive-components/src/rich/library.ts.');
  const [key, { file }] = library;
  expect(gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length).toBeLessThanOrEqual(120_000);
  const importers = Object.entries(manifest).flatMap(([name, { imports }]) => (imports?.includes(key) ? [name] : []));
  expect(importers).toEqual([]);
});

test('the browser’s scripts contain no schema library', () => {
  const scripts = new Set(Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') ? [file] : [])));
  // Property names of zod’s objects, which no minifier shortens.
  const withSchemas = [...scripts].filter((file) => /_zod|\$ZodType/.test(readFileSync(new URL(file, dist), 'utf8')));
  expect(withSchemas).toEqual([]);
});
