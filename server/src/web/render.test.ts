import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RouteData } from '@portal/domain/page-data';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { HivePageInput } from './hive-pages.ts';
import { type PageMaterial, Renderer } from './render.ts';
import { Shell } from './shell.ts';

let folder = '';
let app = '';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, css: ['assets/entry.css'] },
  'src/features/page/PageScreen.tsx': { file: 'assets/page.js', imports: ['src/entry-client.tsx'] },
  'src/features/page/FetchedPage.tsx': {
    file: 'assets/fetched.js',
    imports: ['src/features/page/PageScreen.tsx'],
    css: ['assets/hive.css', 'assets/entry.css'],
  },
};
/** Stand-in for the app's server build. Counts how often it renders. */
const entry = `let drawn = 0;
export const frontOf = (path) => (
  path === '/orders' ? { status: 200, title: 'Orders', screens: ['PageScreen'] } : { status: 404, title: 'None', screens: [] });
export async function render(path, { parts, found }, hive) {
  if (path === '/orders') return null;
  drawn += 1;
  const html = hive
    ? '<main class="a"><style>[data-c]{}</style>' + hive.page.uri_path + ' ' + drawn + ' $& __CSP_NONCE__</main>'
    : '<main>None ' + drawn + '</main>';
  return {
    html, title: 'A "title" <b>', description: parts + ' parts', status: hive ? 200 : 404, screens: ['PageScreen'],
    styledBy: hive ? ['FetchedPage'] : [], canonical: hive ? hive.page.uri_path : null, image: hive ? '/images/a.webp' : null,
    structured: found ? { '@type': 'Product', url: '/part/A', name: '/a' } : null, sheet: hive ? '[data-c]{}' : null,
    data: { parts, families: [], rendered: { path, page: null } },
  };
}`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'renderer-'));
  app = join(folder, 'dist');
  mkdirSync(join(app, '.vite'), { recursive: true });
  mkdirSync(join(app, 'assets'));
  mkdirSync(join(folder, 'dist-server'));
  writeFileSync(join(app, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'dist-server/entry-server.js'), entry);
  writeFileSync(join(folder, 'dist-server/package.json'), '{"type":"module"}');
  writeFileSync(
    join(app, 'index.html'),
    '<html><head><title>x</title><meta name="description" content="" /><link rel="stylesheet" crossorigin href="/assets/entry.css"></head><body><div id="root"></div></body></html>',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const hive = (uri_path: string) => Promise.resolve({ page: { uri_path } } as HivePageInput);
const material = (
  version: string,
  of: PageMaterial['hive'] = () => null,
  route: RouteData | null = null,
): PageMaterial => ({
  version,
  data: { parts: 600, families: [] },
  route: async () => route,
  hive: of,
});

test('HIVE-17 a page is rendered once and cached until something is published; its material is loaded only when rendering', async () => {
  const renderer = new Renderer(app);
  let loads = 0;
  const about = () => {
    loads += 1;
    return hive('/about-us');
  };
  const first = await renderer.page('/about-us', material('1 1', about));
  expect(await renderer.page('/about-us', material('1 1', about))).toBe(first);
  expect(loads).toBe(1);
  const second = await renderer.page('/about-us', material('1 2', about));
  expect(second?.html).not.toBe(first?.html);
  expect(loads).toBe(2);
  expect(await renderer.page('/orders', material('1 2'))).toBeNull();
  expect(await renderer.frontOf('/orders')).toEqual({
    status: 200,
    title: 'Orders',
    files: { styles: [], scripts: ['assets/page.js'] },
  });
  expect(await renderer.frontOf('/nobody')).toMatchObject({ status: 404, title: 'None' });
  expect(await new Renderer(join(folder, 'nowhere')).frontOf('/orders')).toMatchObject({ status: 200, title: null });
});

test('HIVE-17 a failed render is retried for the next visitor', async () => {
  const renderer = new Renderer(app);
  const fails = () => Promise.reject(new Error('The store is gone'));
  await expect(renderer.page('/about-us', material('1 1', fails))).rejects.toThrow('The store is gone');
  expect(
    (
      await renderer.page(
        '/about-us',
        material('1 1', () => hive('/about-us')),
      )
    )?.status,
  ).toBe(200);
});

test('HIVE-17 a page loads the styles it was rendered with, but not the scripts that would render it in the browser', async () => {
  const page = await new Renderer(app).page(
    '/about-us',
    material('1 1', () => hive('/about-us')),
  );
  expect(page).toMatchObject({ scripts: ['assets/page.js'], styles: ['assets/hive.css'] });
});

test('NAV-12 HIVE-17 the response has the page’s canonical address, title, description and picture, with its own nonce', async () => {
  const page = await new Renderer(app).page(
    '/about-us',
    material('1 1', () => hive('/about-us')),
  );
  if (!page) throw new Error('Nothing was drawn');
  const shell = new Shell(app, { product: 'tradeparts', appToken: 'portal' } as never);
  const html = shell.rendered(page, 'n0', 'https://portal.example') ?? '';
  expect(html).toContain('<title>A &quot;title&quot; &lt;b&gt;</title>');
  expect(html).toContain('<meta name="description" content="600 parts"');
  expect(html).toContain('<link rel="canonical" href="https://portal.example/about-us">');
  expect(html).toContain('<meta property="og:image" content="https://portal.example/images/a.webp">');
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/hive.css" nonce="n0">');
  expect(html).toContain('<main class="a"><style>[data-c]{}</style>/about-us 1 $& __CSP_NONCE__</main>');
  // The hash of `[data-c]{}`.
  expect(page.styleHash).toBe(`'sha256-gV1gZQVoW7qFbGgzt5abbxIm2J+cfPsbmN/5mIe4LJI='`);
  expect(html).not.toContain('assets/fetched.js');
  const data = /<script id="page-data"[^>]*>([^<]+)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ parts: 600, families: [], rendered: { path: '/about-us', page: null } });
});

test('NAV-12 the first paint of a rendered page waits for no script: all of them load after its styles', async () => {
  const script = '<script type="module" crossorigin src="/assets/entry.js"></script>';
  const library = '<link rel="modulepreload" crossorigin href="/assets/react.js">';
  writeFileSync(join(app, 'index.html'), `<head><title>x</title>${script}${library}</head><div id="root"></div>`);
  const page = await new Renderer(app).page('/nobody', material('1 1'));
  if (!page) throw new Error('Nothing was rendered');
  const shell = new Shell(app, { product: 'tradeparts', appToken: 'portal' } as never);
  const html = shell.rendered(page, 'n0', 'https://portal.example') ?? '';
  expect(html).toContain('<script type="module" crossorigin fetchpriority="low" src="/assets/entry.js">');
  expect(html).toContain('<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/react.js">');
  // A page that the browser renders shows nothing before its scripts have run.
  expect(shell.page('Orders', 'n0')).toContain(script + library);
});

test('NAV-02 addresses in structured data become absolute, and nothing else in it changes', async () => {
  const about = () => hive('/about-us');
  const page = await new Renderer(app).page(
    '/about-us',
    material('1 1', about, { found: { text: 'a', query: '', parts: [], filters: [] } }),
  );
  if (!page) throw new Error('Nothing was rendered');
  const shell = new Shell(app, { product: 'tradeparts', appToken: 'portal' } as never);
  const html = shell.rendered(page, 'n0', 'https://portal.example') ?? '';
  const data = /<script type="application\/ld\+json" nonce="n0">([^<]+)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ '@type': 'Product', url: 'https://portal.example/part/A', name: '/a' });
});

test('NAV-12 a page that must not be indexed has noindex and no canonical address', async () => {
  const page = await new Renderer(app).page('/nobody', material('1 1'));
  if (!page) throw new Error('Nothing was drawn');
  const shell = new Shell(app, { product: 'tradeparts', appToken: 'portal' } as never);
  const html = shell.rendered(page, 'n0', 'https://portal.example') ?? '';
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
});

test('a newer build renders every page again', async () => {
  const renderer = new Renderer(app);
  const about = material('1 1', () => hive('/about-us'));
  const first = await renderer.page('/about-us', about);
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(folder, 'dist-server/entry-server.js'), later, later);
  expect(await renderer.page('/about-us', about)).not.toBe(first);
});
