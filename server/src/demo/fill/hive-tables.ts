import { sectionOf, uriPath } from '@portal/domain/hive';
import { sql, type Transaction } from '../../db/database.ts';
import { writeNodes } from '../../hive/components-store.ts';
import { raiseSiteVersion } from '../../hive/pages-store.ts';
import { articlesOf } from '../hive/articles.ts';
import { type DemoPage, nodesOf, partsOf } from '../hive/build.ts';
import type { FamilyCounts } from '../hive/home.ts';
import { demoPagesWith, demoResources, demoSections } from '../hive/site.ts';
import { insertRows } from './insert.ts';
import { fillMedia } from './media-tables.ts';

async function familyCounts(tx: Transaction): Promise<FamilyCounts> {
  const rows = await tx.query<{ family: string; count: number }>(sql`
    SELECT product_category AS family, count(*)::int AS count FROM part GROUP BY product_category
    UNION ALL SELECT 'Stainless', count(*)::int FROM part WHERE description ILIKE '%stainless%'`);
  return new Map(rows.map(({ family, count }) => [family, count]));
}

/** Inserts the supplier's site (HIVE): saved sections, pages with one published or planned draft each, articles and pictures. `today`: YYYY-MM-DD. */
export async function fillHive(tx: Transaction, today: string): Promise<void> {
  const at = `${today}T00:00:00.000Z`;
  await tx.query(sql`INSERT INTO hive_domain (domain_id, origin) VALUES ('portal', '')`);
  await insertRows(
    tx,
    'hive_resource',
    [
      ['resource_id', 'text', (row) => row.resource_id],
      ['domain_id', 'text', (row) => row.domain_id],
      ['title', 'text', (row) => row.title],
      ['kind', 'text', (row) => row.kind],
      ['path', 'text', (row) => row.path],
    ],
    demoResources,
  );
  await insertRows(
    tx,
    'hive_article',
    [
      ['article_id', 'text', (row) => row.article_id],
      ['article_type', 'text', (row) => row.article_type],
      ['filter', 'text', (row) => row.filter],
      ['title', 'text', (row) => row.title],
      ['description', 'text', (row) => row.description],
      ['resource_link', 'text', (row) => row.resource_link],
      ['published', 'date', (row) => row.published],
    ],
    articlesOf(today),
  );
  await fillMedia(tx, at);
  const sections = await fillSections(tx, at);
  const ids = new Map<string, number>();
  for (const [position, page] of demoPagesWith(await familyCounts(tx)).entries()) {
    const parent = page.parent === undefined ? null : (ids.get(page.parent) ?? null);
    ids.set(page.uri, await fillPage(tx, page, { parent, position, at, sections }));
  }
  await raiseSiteVersion(tx);
}

interface Place {
  readonly parent: number | null;
  readonly position: number;
  readonly at: string;
  /** Numbers of the saved sections by their ids in the demo. */
  readonly sections: ReadonlyMap<string, number>;
}

/** Inserts the saved sections. Returns their numbers by their ids in the demo. */
async function fillSections(tx: Transaction, at: string): Promise<ReadonlyMap<string, number>> {
  const numbers = new Map<string, number>();
  for (const section of demoSections) {
    const [row] = await tx.query<{ section_id: number }>(sql`
      INSERT INTO hive_section (name, parts, created, created_by)
      VALUES (${section.name}, ${JSON.stringify(partsOf(section))}::jsonb, ${at}, 'mktg') RETURNING section_id`);
    numbers.set(section.id, row?.section_id ?? 0);
  }
  return numbers;
}

/**
 * The first Monday at least four weeks after the demo is filled, at 7 am in Sydney (6 am in winter): far enough that the planned page is
 * still planned when somebody looks at it.
 */
export function plannedMonday(at: string): string {
  const sunday = new Date(at);
  sunday.setUTCDate(sunday.getUTCDate() + 28 + ((7 - sunday.getUTCDay()) % 7));
  sunday.setUTCHours(20);
  return sunday.toISOString();
}

/** Inserts a page with a published or planned draft. Returns the page's id. */
async function fillPage(tx: Transaction, page: DemoPage, { parent, position, at, sections }: Place): Promise<number> {
  const { uri, description, menu = true, aliases = [], uri_settings = {}, isPlanned = false } = page;
  const [published, planned] = isPlanned ? [null, plannedMonday(at)] : [at, null];
  const [row] = await tx.query<{ page_id: number }>(sql`
    INSERT INTO hive_page (description, parent, position, menu, created, created_by, changed, changed_by)
    VALUES (${description}, ${parent}, ${position}, ${menu}, ${at}, 'mktg', ${at}, 'mktg') RETURNING page_id`);
  const page_id = row?.page_id ?? 0;
  for (const address of [uri, ...aliases]) {
    const own = address === uri;
    await tx.query(sql`
      INSERT INTO hive_address (path, page_id, own, uri, settings)
      VALUES (${uriPath(address)}, ${page_id}, ${own}, ${address}, ${JSON.stringify(own ? uri_settings : {})}::jsonb)`);
  }
  const [draft] = await tx.query<{ draft_id: number }>(sql`
    INSERT INTO hive_draft (page_id, description, finalised, published, created, created_by, changed, changed_by, published_at,
      published_by, publish_at, publish_at_by)
    VALUES (${page_id}, 'First', true, ${!isPlanned}, ${at}, 'mktg', ${at}, 'mktg', ${published},
      ${isPlanned ? null : 'mktg'}, ${planned}, ${isPlanned ? 'mktg' : null}) RETURNING draft_id`);
  const nodes = nodesOf(page).map((node) => {
    const section = sectionOf(node);
    return section === null ? node : { ...node, settings: { section: String(sections.get(section) ?? section) } };
  });
  await writeNodes(tx, draft?.draft_id ?? 0, nodes, new Map());
  return page_id;
}
