import { sql, type Transaction } from '../../db/database.ts';
import { applyAccounts, applyAddresses, applyCustomerCodes, applyUsers } from './accounts.ts';
import { changesFilters, rebuildFilters } from './filters.ts';
import { applyParts, applyRelations, applyStock } from './parts.ts';
import { applyCarriers, applyDeliveryOptions, applyStores, applyWarehouses } from './places.ts';
import { applyContractPrices, applyDiscounts, applyPrices } from './prices.ts';
import type { Apply } from './rows.ts';

/** Each after those whose rows it refers to. Categories, filters, attributes and packs are part of others. */
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
];

/** Every process forgets what it holds in memory of the supplier's data when it hears of a switch. */
export const feedChannel = 'portal_feeds';

/** Brings the live tables to the current rows, for everything that a load changed. */
export async function applyLoad(tx: Transaction, loadId: number): Promise<void> {
  await beginFirstCatalogue(tx, loadId);
  for (const each of order) await each.put(tx, loadId);
  for (const each of [...order].reverse()) await each.remove(tx, loadId);
  if (await changesFilters(tx, loadId)) {
    await rebuildFilters(tx);
    await raise(tx, 'stocklist_change');
  }
  await raise(tx, 'hive_version');
  await tx.query(sql`
    INSERT INTO setting (name, value) VALUES ('price_list', to_jsonb(gen_random_uuid()))
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
  await tx.query(sql`SELECT pg_notify(${feedChannel}, ${String(loadId)})`);
}

/** Nobody has a stock list of an empty catalogue: its first parts are no change of one. */
async function beginFirstCatalogue(tx: Transaction, loadId: number): Promise<void> {
  const [row] = await tx.query<{ empty: boolean }>(sql`SELECT NOT EXISTS (SELECT FROM part) AS empty`);
  if (!row?.empty) return;
  await tx.query(sql`SELECT set_config('portal.first_fill', 'on', true)`);
  await tx.query(sql`
    INSERT INTO setting (name, value) VALUES ('stocklist_version', to_jsonb(${`feed-${loadId}`}::text))
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
}

/** A new version of what browsers and servers have in memory under its number. */
async function raise(tx: Transaction, name: 'stocklist_change' | 'hive_version'): Promise<void> {
  await tx.query(sql`
    INSERT INTO setting (name, value) VALUES (${name}, '1')
    ON CONFLICT (name) DO UPDATE SET value = to_jsonb((setting.value)::int + 1)`);
}
