import { type Database, sql } from '../db/database.ts';
import { xmlDocument } from '../documents/xml.ts';
import { readPublishedPages } from '../hive/published.ts';

/** Addresses per file. The protocol allows 50,000; smaller files are fetched sooner. */
const perFile = 20_000;

const namespace = { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9' };
/** Pages of the app; hive pages are added to them. */
const pages = ['/home', '/search', '/wherebuy', '/testcert', '/calculators/chemical-volume'] as const;

/** Number of sitemap files with parts. */
async function files(db: Pick<Database, 'query'>): Promise<number> {
  const [row] = await db.query<{ parts: number }>(sql`
    SELECT count(*)::int AS parts FROM part WHERE NOT discontinued`);
  return Math.ceil((row?.parts ?? 0) / perFile);
}

/** sitemap.xml: the index of the sitemap files. */
export async function sitemapIndex(db: Pick<Database, 'query'>, origin: string): Promise<string> {
  const names = ['pages', ...Array.from({ length: await files(db) }, (_, i) => `parts-${i + 1}`)];
  const sitemap = names.map((name) => ({ loc: `${origin}/sitemaps/${name}.xml` }));
  return xmlDocument({ sitemapindex: { ...namespace, sitemap } });
}

/** One sitemap file: `pages`, `parts-1`, `parts-2`, …; null if there is no such file. */
export async function sitemapFile(db: Pick<Database, 'query'>, origin: string, name: string): Promise<string | null> {
  const number = Number(/^parts-(\d{1,4})$/.exec(name)?.[1] ?? 0);
  if (name !== 'pages' && number === 0) return null;
  const paths = name === 'pages' ? await pagePaths(db) : await partPaths(db, number);
  if (paths.length === 0) return null;
  return xmlDocument({ urlset: { ...namespace, url: paths.map((path) => ({ loc: origin + path })) } });
}

/** NAV-12: published pages by their primary addresses, without aliases. */
async function pagePaths(db: Pick<Database, 'query'>): Promise<readonly string[]> {
  const published = await readPublishedPages(db);
  return [...new Set([...pages, ...published.map((page) => page.uri_path)])];
}

async function partPaths(db: Pick<Database, 'query'>, number: number): Promise<readonly string[]> {
  const rows = await db.query<{ stock_code: string }>(sql`
    SELECT stock_code FROM part WHERE NOT discontinued ORDER BY part_id LIMIT ${perFile} OFFSET ${(number - 1) * perFile}`);
  return rows.map(({ stock_code }) => `/part/${encodeURIComponent(stock_code)}`);
}

/** robots.txt: excludes API calls and pages behind sign-in. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...[
      '/v2/',
      '/v3/',
      '/orders',
      '/login',
      '/logout',
      '/landing',
      '/preferences',
      '/changepassword',
      '/hive',
      '/data',
      '/docs',
    ].map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
