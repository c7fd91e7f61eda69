import { knowledgeFeeds } from '../../catalogue/knowledge.ts';
import { sql, type Transaction } from '../../db/database.ts';
import { applyAccounts, applyAddresses, applyCustomerCodes, applyUsers } from './accounts.ts';
import { applyCertificates, applyDocuments, applyPartDocuments } from './documents.ts';
import { filterFeeds, rebuildFilters } from './filters.ts';
import { applyOrderEvents } from './order-events.ts';
import { applyParts, applyRelations, applyStock } from './parts.ts';
import { applyPastOrderLines, applyPastOrders } from './past-orders.ts';
import { applyCarriers, applyDeliveryOptions, applyStores, applyWarehouses } from './places.ts';
import { applyContractPrices, applyDiscounts, applyPrices } from './prices.ts';
import type { Apply } from './rows.ts';
import { applySearchSynonyms } from './search-synonyms.ts';

/** Each feed follows the feeds that it refers to. Categories, filters, attributes and packs are applied with other feeds. */
const order: readonly Apply[] = [
  applyWarehouses,
  applyCarriers,
  applyDeliveryOptions,
  applyParts,
  applyRelations,
  applyAccounts,
  applyPrices,
  applyContractPrices,
  applyDiscounts,
  applyStock,
  applyStores,
  applyAddresses,
  applyUsers,
  applyCustomerCodes,
  applyDocuments,
  applyPartDocuments,
  applyCertificates,
  applySearchSynonyms,
  applyPastOrders,
  applyPastOrderLines,
  applyOrderEvents,
];

/** Channel on which every process is notified of a switch and clears its cached supplier data. */
export const feedChannel = 'portal_feeds';

/** The payload of a notification of a switch. */
export interface SwitchNotice {
  /** The new version of prices and stock; null if the switch changed neither. */
  readonly version: string | null;
}

/** Feeds whose changes can change a price or the stock of a part. */
const pricedFeeds: readonly string[] = ['parts', 'accounts', 'prices', 'contract-prices', 'stock', 'warehouses'];

/** The feeds of which a load changes any row. */
async function changedFeeds(tx: Transaction, loadId: number): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ feed: string }>(sql`SELECT DISTINCT feed FROM feed_change WHERE load_id = ${loadId}`);
  return new Set(rows.map(({ feed }) => feed));
}

/** The version of prices and stock, which changes with every switch; null before the first prices. */
export async function priceVersion(db: Pick<Transaction, 'query'>): Promise<string | null> {
  const [row] = await db.query<{ version: string | null }>(
    sql`SELECT value #>> '{}' AS version FROM setting WHERE name = 'price_list'`,
  );
  return row?.version ?? null;
}

/** Updates the live tables from the current rows, for everything that a load changed. */
export async function applyLoad(tx: Transaction, loadId: number): Promise<void> {
  await beginFirstCatalogue(tx, loadId);
  const changed = await changedFeeds(tx, loadId);
  const changesAny = (feeds: readonly string[]) => feeds.some((feed) => changed.has(feed));
  for (const each of order) {
    // Without a change, the statements over all parts would take seconds to find that there is nothing to write.
    if (changesAny([each.feed, ...(each.also ?? [])])) await each.put(tx, loadId);
  }
  if (await removesRows(tx, loadId)) for (const each of [...order].reverse()) await each.remove(tx, loadId);
  if (changesAny(filterFeeds)) {
    await rebuildFilters(tx);
    await raise(tx, 'stocklist_change');
  } else if (changesAny(knowledgeFeeds)) await raise(tx, 'stocklist_change');
  await raise(tx, 'hive_version');
  await tx.query(sql`
    INSERT INTO setting (name, value) VALUES ('price_list', to_jsonb(gen_random_uuid()))
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
  const version = changesAny(pricedFeeds) ? await priceVersion(tx) : null;
  const notice: SwitchNotice = { version };
  await tx.query(sql`SELECT pg_notify(${feedChannel}, ${JSON.stringify(notice)})`);
}

/** Whether a load deletes rows, or is rolled back, which deletes those that it added. */
async function removesRows(tx: Transaction, loadId: number): Promise<boolean> {
  const [row] = await tx.query<{ removes: boolean }>(sql`
    SELECT EXISTS (SELECT FROM feed_load WHERE load_id = ${loadId} AND state = 'undone')
      OR EXISTS (SELECT FROM feed_change WHERE load_id = ${loadId} AND kind = 'gone') AS removes`);
  return row?.removes ?? true;
}

/** If the catalogue is empty, starts a new stock list version instead of recording each part as a change. */
async function beginFirstCatalogue(tx: Transaction, loadId: number): Promise<void> {
  const [row] = await tx.query<{ empty: boolean }>(sql`SELECT NOT EXISTS (SELECT FROM part) AS empty`);
  if (!row?.empty) return;
  await tx.query(sql`SELECT set_config('portal.first_fill', 'on', true)`);
  await tx.query(sql`
    INSERT INTO setting (name, value) VALUES ('stocklist_version', to_jsonb(${`feed-${loadId}`}::text))
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
}

/** Increments the version of data that browsers and servers cache. */
async function raise(tx: Transaction, name: 'stocklist_change' | 'hive_version'): Promise<void> {
  await tx.query(sql`
    INSERT INTO setting (name, value) VALUES (${name}, '1')
    ON CONFLICT (name) DO UPDATE SET value = to_jsonb((setting.value)::int + 1)`);
}
