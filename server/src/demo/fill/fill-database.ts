import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../../clock.ts';
import { type Database, sql, type Transaction } from '../../db/database.ts';
import { loadFolder } from '../../feeds/load-folder.ts';
import { LoadBusy } from '../../feeds/loads.ts';
import { readSheetInWorker } from '../../feeds/open-file.ts';
import { withFeeds } from '../feeds/write-feeds.ts';
import type { DemoSupplier } from '../supplier.ts';
import { fillHive } from './hive-tables.ts';
import { fillCarts } from './order-tables.ts';
import { fillBelongings, fillReference, fillSignIns } from './people-tables.ts';
import { fillSupplier } from './supplier-setting.ts';

/** Version of the demo data. Increment it when the data changes. */
const version = 1;
const deadline = 300_000;
/** Advisory lock (any number), so that only one process fills. */
const lockNumber = 4_176_309;
/** Milliseconds between checks whether another process has loaded the feeds. */
const interval = 500;

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

/** Whether filling with the demo supplier began and was interrupted. */
export async function isHalfFilled(db: Queries): Promise<boolean> {
  const [row] = await db.query<{ begun: boolean }>(
    sql`SELECT EXISTS (SELECT FROM setting WHERE name = 'demo_begun') AS begun`,
  );
  return row?.begun ?? false;
}

/**
 * Fills an empty, migrated database with the demo supplier: its feeds, as `portal feed load` would, and then what no feed brings. If it was
 * interrupted it continues. If the database already holds a demo supplier of any size, it stays unchanged. Returns what it holds and
 * whether it was filled now. The caller runs ANALYZE afterwards.
 * @throws Error if the database holds other data.
 */
export async function fillDatabase(
  db: Database,
  supplier: DemoSupplier,
  options: FillOptions,
): Promise<{ readonly filled: boolean; readonly marker: DemoMarker }> {
  const { productCode = 'tradeparts', progress = () => undefined } = options;
  const present = (await begin(db, options.passwordHash)) ?? (await loadFeeds(db, supplier, progress));
  if (present) return { filled: false, marker: present };
  return db.transaction(
    async (tx) => {
      await tx.query(sql`SELECT pg_advisory_xact_lock(${lockNumber})`);
      const other = await demoMarker(tx);
      if (other) return { filled: false, marker: other };
      await fillReference(tx);
      await fillBelongings(tx, supplier);
      await fillSupplier(tx);
      await fillHive(tx, supplier.today);
      await fillCarts(tx, supplier);
      progress(`Open carts ${supplier.carts.length}`);
      const marker = { seed: supplier.seed, parts: supplier.parts.length, version };
      await fillSettings(tx, marker, productCode);
      return { filled: true, marker };
    },
    { deadline },
  );
}

/** Inserts the sign-ins, which the feed of users completes. Returns the demo supplier if the database holds one already. */
function begin(db: Database, passwordHash: string): Promise<DemoMarker | null> {
  return db.transaction(async (tx) => {
    await tx.query(sql`SELECT pg_advisory_xact_lock(${lockNumber})`);
    const present = await demoMarker(tx);
    if (present || (await isHalfFilled(tx))) return present;
    if (!(await isEmptyStore(tx)))
      throw new Error('The database contains data other than the demo supplier and was not filled.');
    await tx.query(sql`INSERT INTO setting (name, value) VALUES ('demo_begun', 'true')`);
    await fillSignIns(tx, passwordHash);
    return null;
  });
}

/** Writes and loads the feeds. Waits while another process does. Returns the demo supplier if that process has filled the database. */
function loadFeeds(db: Database, supplier: DemoSupplier, progress: (line: string) => void): Promise<DemoMarker | null> {
  const work = { database: db, clock: systemClock, say: progress, readSheet: readSheetInWorker };
  return withFeeds(supplier, async (folder) => {
    for (;;) {
      const present = await demoMarker(db);
      if (present) return present;
      try {
        // Whatever differs from an interrupted start is replaced.
        const request = { isDelta: false, isCheck: false, reportFolder: null, approvalPercent: 100 };
        await loadFolder({ ...request, folder, shownAs: 'demo supplier' }, work);
        return null;
      } catch (error) {
        if (!(error instanceof LoadBusy)) throw error;
        await pause(interval);
      }
    }
  });
}

/** Adds newer tables' data to a demo database that an older build filled. */
export async function completeDatabase(db: Database): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.query(sql`SELECT pg_advisory_xact_lock(${lockNumber})`);
      const present = await demoMarker(tx);
      const [hive] = await tx.query<{ there: boolean }>(sql`
        SELECT EXISTS (SELECT FROM hive_domain) OR EXISTS (SELECT FROM hive_page) AS there`);
      if (present && hive?.there === false) await fillHive(tx, new Date().toISOString().slice(0, 10));
    },
    { deadline },
  );
}

async function fillSettings(tx: Transaction, marker: DemoMarker, productCode: string): Promise<void> {
  const settings: Readonly<Record<string, unknown>> = { demo_supplier: marker, product_code: productCode };
  for (const [name, value] of Object.entries(settings)) {
    await tx.query(sql`INSERT INTO setting (name, value) VALUES (${name}, ${JSON.stringify(value)}::text::jsonb)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
  }
  await tx.query(sql`DELETE FROM setting WHERE name = 'demo_begun'`);
}
