import { type Database, sql, type Transaction } from '../../db/database.ts';
import { withoutReferences } from '../../db/references.ts';
import { warehouses } from '../people/reference.ts';
import type { DemoSupplier } from '../supplier.ts';
import { fillCatalogue } from './catalogue-tables.ts';
import { fillDeals } from './deal-tables.ts';
import { fillHive } from './hive-tables.ts';
import { fillCarts, fillHistory } from './order-tables.ts';
import { fillAccounts, fillReference, fillUsers } from './people-tables.ts';
import { fillStores } from './store-tables.ts';
import { fillSupplier } from './supplier-setting.ts';

/** Version of the demo data. Increment it when the data changes. */
const version = 1;
const deadline = 300_000;
/** Advisory lock (any number), so that only one process fills. */
const lockNumber = 4_176_309;

/** Value of the setting `demo_supplier`. */
interface DemoMarker {
  readonly seed: number;
  readonly parts: number;
  readonly version: number;
}

interface FillOptions {
  /** Hash of the demo password, for every demo user. */
  readonly passwordHash: string;
  /** SESS-06: the supplier's product code. */
  readonly productCode?: string;
  readonly progress?: (line: string) => void;
}

type Queries = Pick<Transaction, 'query'>;

/** The demo supplier in the database, or null. */
async function demoMarker(db: Queries): Promise<DemoMarker | null> {
  const [row] = await db.query<{ value: DemoMarker }>(sql`SELECT value FROM setting WHERE name = 'demo_supplier'`);
  return row?.value ?? null;
}

/** Whether the database has no parts, accounts or users. Only then may it be filled. */
export async function isEmptyStore(db: Queries): Promise<boolean> {
  const [row] = await db.query<{ taken: boolean }>(sql`
    SELECT EXISTS (SELECT FROM part) OR EXISTS (SELECT FROM account) OR EXISTS (SELECT FROM portal_user) AS taken`);
  return row?.taken === false;
}

/**
 * Fills an empty, migrated database with the demo supplier in one transaction. If it already holds a demo supplier of any size, it
 * stays unchanged. Returns what it holds and whether it was filled now. The caller runs ANALYZE afterwards.
 * @throws Error if the database holds other data.
 */
export async function fillDatabase(
  db: Database,
  supplier: DemoSupplier,
  options: FillOptions,
): Promise<{ readonly filled: boolean; readonly marker: DemoMarker }> {
  const { passwordHash, productCode = 'tradeparts', progress = () => undefined } = options;
  return db.transaction(
    async (tx) => {
      await tx.query(sql`SELECT pg_advisory_xact_lock(${lockNumber})`);
      const present = await demoMarker(tx);
      if (present) return { filled: false, marker: present };
      if (!(await isEmptyStore(tx)))
        throw new Error('The database contains data other than the demo supplier and was not filled.');
      // Tells the stock list triggers that this is the first fill, not a change.
      await tx.query(sql`SELECT set_config('portal.first_fill', 'on', true)`);
      const addReferences = await withoutReferences(tx);
      await fillReference(tx);
      await fillStores(tx, supplier.seed);
      await fillAccounts(tx, supplier.accounts);
      await fillCatalogue(tx, supplier, progress);
      await fillUsers(tx, supplier, passwordHash);
      progress(`Accounts ${supplier.accounts.length}, users ${supplier.users.length}`);
      await fillDeals(tx);
      await fillSupplier(tx);
      await fillHive(tx, supplier.today);
      await fillHistory(tx, supplier);
      progress(`Past orders ${supplier.salesOrders.length.toLocaleString('en-AU')}`);
      await fillCarts(tx, supplier);
      progress(`Open carts ${supplier.carts.length}`);
      const marker = { seed: supplier.seed, parts: supplier.parts.length, version };
      await fillSettings(tx, marker, productCode);
      await addReferences();
      return { filled: true, marker };
    },
    { deadline },
  );
}

/** Adds newer tables' data to a demo database that an older build filled. */
export async function completeDatabase(db: Database): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.query(sql`SELECT pg_advisory_xact_lock(${lockNumber})`);
      const present = await demoMarker(tx);
      const [stores] = await tx.query<{ there: boolean }>(sql`SELECT EXISTS (SELECT FROM store) AS there`);
      if (present && stores?.there === false) await fillStores(tx, present.seed);
      const [deals] = await tx.query<{ there: boolean }>(sql`SELECT EXISTS (SELECT FROM deal) AS there`);
      if (present && deals?.there === false) await fillDeals(tx);
      const [hive] = await tx.query<{ there: boolean }>(sql`
        SELECT EXISTS (SELECT FROM hive_domain) OR EXISTS (SELECT FROM hive_page) AS there`);
      if (present && hive?.there === false) await fillHive(tx, new Date().toISOString().slice(0, 10));
    },
    { deadline },
  );
}

async function fillSettings(tx: Transaction, marker: DemoMarker, productCode: string): Promise<void> {
  const settings: Readonly<Record<string, unknown>> = {
    demo_supplier: marker,
    stock_warehouses: warehouses.map((each) => each.warehouse_code),
    stocklist_version: `demo-${marker.version}-${marker.seed}-${marker.parts}`,
    product_code: productCode,
  };
  for (const [name, value] of Object.entries(settings)) {
    await tx.query(sql`INSERT INTO setting (name, value) VALUES (${name}, ${JSON.stringify(value)}::text::jsonb)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
  }
}
