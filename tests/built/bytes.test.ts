import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const dist = new URL('../../app/dist/', import.meta.url);
const manifestFile = new URL('.vite/manifest.json', dist);

function manifest(): Readonly<Record<string, Chunk>> {
  if (!existsSync(manifestFile)) throw new Error('The app is not built: run `npm run build` first.');
  return JSON.parse(readFileSync(manifestFile, 'utf8'));
}

const entryOf = (chunks: Readonly<Record<string, Chunk>>) =>
  Object.keys(chunks).find((key) => chunks[key]?.isEntry) ?? 'the entry';

/** Files of one kind that these parts of the app load, however deep. */
function filesOf(keys: readonly string[], kind: '.js' | '.css'): readonly string[] {
  const chunks = manifest();
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The app's build has no ${key}: the route loads something else by now.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...found].filter((file) => file.endsWith(kind));
}

/** Gzipped bytes of files of one kind that the entry and these screens load. */
function bytesOf(screens: readonly string[], kind: '.js' | '.css'): number {
  const files = filesOf([entryOf(manifest()), ...screens], kind);
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0);
}

/** NAV-01: the built-in one, and one that is published, as the server draws it. */
const home = ['src/features/page/PageScreen.tsx', 'src/features/home/HomeScreen.tsx'];
const published = ['src/features/page/PageScreen.tsx', 'src/features/page/ServedPage.tsx'];
/** The list, an open order, the person's menu while closed, and the disk, without which no edit is safe. */
const orders = [
  'src/features/orders/OrdersLayout.tsx',
  'src/features/orders/ListScreen.tsx',
  'src/features/order/OrderScreen.tsx',
  '../packages/portal-widgets/src/site-header/AccountMenu.tsx',
  '../packages/portal-client/src/store/open-database.ts',
];

test('/home takes at most 120 kB of JavaScript, gzipped', () => {
  expect(bytesOf(home, '.js')).toBeLessThanOrEqual(120_000);
});

test('HIVE-17 a published page takes at most 120 kB of JavaScript, gzipped, and 5 kB of it are its own', () => {
  expect(bytesOf(published, '.js')).toBeLessThanOrEqual(120_000);
  expect(bytesOf(published, '.js') - bytesOf([], '.js')).toBeLessThanOrEqual(5_000);
});

test('/orders takes at most 200 kB of JavaScript, gzipped', () => {
  expect(bytesOf(orders, '.js')).toBeLessThanOrEqual(200_000);
});

test('what runs when an order opens is compiled while it comes, and nothing else is', () => {
  const told = (file: string) => readFileSync(new URL(file, dist), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  const names = Object.values(manifest())
    .filter(({ file }) => file.endsWith('.js') && told(file))
    .map(({ file }) => /([\w]+)-[\w-]{8}\.js$/.exec(file)?.[1]);
  expect(new Set(names)).toEqual(
    new Set(['base', 'shell', 'orders', 'controls', 'virtual', 'Table', 'OrdersLayout', 'OrderScreen', 'OrderDesk']),
  );
});

const editor = ['src/features/hive/HiveScreen.tsx', 'src/features/hive/Editor.tsx'];

test('G13 the page builder loads at most 85 kB of JavaScript and 12 kB of styles beyond what every page loads, gzipped', () => {
  expect(bytesOf(editor, '.js') - bytesOf([], '.js')).toBeLessThanOrEqual(85_000);
  expect(bytesOf(editor, '.css') - bytesOf([], '.css')).toBeLessThanOrEqual(12_000);
});

// Each costs half a millisecond of processor or more, and a sheet lays the page and its frame out anew: forty-four and fourteen were a tenth of G7.
test('G7 the page builder comes in at most 20 scripts and 12 sheets beside what every page loads', () => {
  const beside = (kind: '.js' | '.css') => {
    const chunks = manifest();
    return filesOf([entryOf(chunks), ...editor], kind).length - filesOf([entryOf(chunks)], kind).length;
  };
  expect(beside('.js')).toBeLessThanOrEqual(20);
  expect(beside('.css')).toBeLessThanOrEqual(12);
});

test('no schemas and no library of schemas are in the built app', () => {
  // Earlier builds keep their files beside this one's.
  const scripts = Object.values(manifest()).flatMap(({ file }) => (file.endsWith('.js') ? [file] : []));
  expect(scripts.length).toBeGreaterThan(0);
  // Names that zod gives to its instances at run time, which no minifier shortens.
  expect(scripts.filter((file) => /_zod|ZodMini|\$ZodType/.test(readFileSync(new URL(file, dist), 'utf8')))).toEqual(
    [],
  );
});

const inOnePiece = (files: readonly string[]) =>
  gzipSync(Buffer.concat([...files].sort().map((file) => readFileSync(new URL(file, dist)))), { level: 9 }).length;

/** What draws published pages in the browser, and what comes alive on them. */
function stylesOfPages(): readonly string[] {
  const chunks = manifest();
  const islands = Object.keys(chunks).filter((key) => key.includes('hive-components/src/islands/'));
  const portal = new Set(filesOf([entryOf(chunks), ...published], '.css'));
  return filesOf(['src/features/page/FetchedPage.tsx', ...islands], '.css').filter((file) => !portal.has(file));
}

// Forty and more files, each compressed by itself, are loaded screen by screen: their sum is on no wire. What a page loads is.
test('a page takes at most 24 kB of styles, gzipped, and all styles of the portal in one piece at most 40 kB', () => {
  expect(bytesOf(home, '.css')).toBeLessThanOrEqual(24_000);
  expect(bytesOf(published, '.css')).toBeLessThanOrEqual(24_000);
  expect(bytesOf(orders, '.css')).toBeLessThanOrEqual(24_000);
  const pages = new Set(stylesOfPages());
  const styles = new Set(Object.values(manifest()).flatMap(({ file, css }) => [file, ...(css ?? [])]));
  const files = [...styles].filter((file) => file.endsWith('.css') && !pages.has(file));
  expect(files.length).toBeGreaterThan(0);
  expect(inOnePiece(files)).toBeLessThanOrEqual(40_000);
});

test('HIVE-17 all component types of published pages take at most 6 kB of styles, of which each page carries its own', () => {
  expect(stylesOfPages().length).toBeGreaterThan(0);
  expect(inOnePiece(stylesOfPages())).toBeLessThanOrEqual(6_000);
});

test('no file of the app waits for one that waits for it: what the one needs at its start would not be there', () => {
  const chunks = manifest();
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (key: string, path: readonly string[]): void => {
    if (path.includes(key)) circles.push([...path.slice(path.indexOf(key)), key].join(' → '));
    if (done.has(key) || path.includes(key)) return;
    for (const next of chunks[key]?.imports ?? []) visit(next, [...path, key]);
    done.add(key);
  };
  for (const key of Object.keys(chunks)) visit(key, []);
  expect(circles).toEqual([]);
});
