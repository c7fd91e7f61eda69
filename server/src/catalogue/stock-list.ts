import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { packStockList, popularityOf, type StockListChange, type StockListPart } from '@portal/domain/catalogue';
import { envelope } from '../calls/envelope.ts';
import type { PackedResponse } from '../calls/handler.ts';
import { type Database, sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { readKnowledge } from './knowledge.ts';
import { type FactsRow, factsColumns, factsOf } from './parts.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
type Queries = Pick<Transaction, 'query'>;

/** With more changed parts than this, the full list, compressed once for all callers, is the better reply. */
const maxChanges = 4_000;

/** Serialises and compresses a body that many callers will request. */
export async function packResponse(body: unknown): Promise<PackedResponse> {
  const identity = Buffer.from(JSON.stringify(body));
  const [br, zipped] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    zip(identity, { level: 6 }),
  ]);
  return { packed: { identity, gzip: zipped, br } };
}

const versionText = (base: string, change: number) => (change === 0 ? base : `${base}.${change}`);

async function readVersion(db: Queries): Promise<{ readonly base: string; readonly change: number }> {
  const rows = await db.query<Tables['setting']>(sql`
    SELECT name, value FROM setting WHERE name IN ('stocklist_version', 'stocklist_change')`);
  const settingOf = (name: string) => rows.find((row) => row.name === name)?.value;
  return { base: String(settingOf('stocklist_version') ?? 0), change: Number(settingOf('stocklist_change') ?? 0) };
}

/** Version of the stock list; any change of a part changes it: `demo-1-1935-40000`, then `demo-1-1935-40000.1`. */
export async function stockListVersion(db: Queries): Promise<string> {
  const { base, change } = await readVersion(db);
  return versionText(base, change);
}

type PartRow = FactsRow & Pick<StockListPart, 'superseded_by' | 'poa'>;
/** How many accounts have bought a part. */
type Bought = Pick<Tables['sales_order_line'], 'stock_code'> & { readonly accounts: number };

/** How many accounts have bought each part, of all parts or of some; parts that only one account bought are missing. */
async function readBuyers(db: Queries, codes?: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const ofWanted = codes ? sql`WHERE l.stock_code = ANY(${codes}::text[])` : sql``;
  const bought = await db.query<Bought>(sql`
    SELECT l.stock_code, count(DISTINCT o.accode)::integer AS accounts
    FROM sales_order_line l JOIN sales_order o ON o.so_order_no = l.so_order_no ${ofWanted}
    GROUP BY l.stock_code HAVING count(DISTINCT o.accode) > 1`);
  return new Map(bought.map((each) => [each.stock_code, each.accounts]));
}

const listPart = (row: PartRow, buyers: ReadonlyMap<string, number>): StockListPart => ({
  ...factsOf(row),
  superseded_by: row.superseded_by ?? null,
  poa: row.poa ?? false,
  popularity: popularityOf(buyers.get(row.stock_code) ?? 0),
});

/** All parts, or those with the given codes, in list order. A part's position never changes; new parts come last. */
export async function readParts(db: Queries, codes?: readonly string[]): Promise<StockListPart[]> {
  const wanted = codes ? sql`WHERE p.stock_code = ANY(${codes}::text[])` : sql``;
  const rows = await db.query<PartRow>(sql`
    SELECT ${factsColumns}, p.superseded_by, p.poa FROM part p ${wanted} ORDER BY p.part_id`);
  const buyers = await readBuyers(db, codes);
  return rows.map((row) => listPart(row, buyers));
}

/** All parts in list order, some at a time, so that a large catalogue is never in memory as rows. Yields at least once. */
export async function* readPartsInPieces(
  db: Queries,
  size: number,
): AsyncGenerator<{ readonly parts: readonly StockListPart[]; readonly part_ids: readonly number[] }> {
  const buyers = await readBuyers(db);
  let after = -1;
  for (;;) {
    const rows = await db.query<PartRow & Pick<Tables['part'], 'part_id'>>(sql`
      SELECT ${factsColumns}, p.superseded_by, p.poa, p.part_id FROM part p
      WHERE p.part_id > ${after} ORDER BY p.part_id LIMIT ${size}`);
    yield { parts: rows.map((row) => listPart(row, buyers)), part_ids: rows.map(({ part_id }) => part_id) };
    const last = rows.at(-1);
    if (rows.length < size || !last) return;
    after = last.part_id;
  }
}

interface CachedList extends PackedResponse {
  readonly version: string;
}

/** SRCH-03: the full stock list, packed and compressed once for each version. */
export class StockListStore {
  readonly #database: Database;
  #cached: { readonly version: string; readonly made: Promise<CachedList> } | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  async get(): Promise<CachedList> {
    const version = await stockListVersion(this.#database);
    if (this.#cached?.version === version) return this.#cached.made;
    const made = this.#make();
    this.#cached = { version, made };
    made.catch(() => {
      this.#cached = null;
    });
    return made;
  }

  /** Changes since a version. Null if the version is unknown or there are too many. */
  async changesSince(known: string): Promise<StockListChange | null> {
    const { base, change } = await readVersion(this.#database);
    const from = changeIn(known, base);
    if (from === null || from > change) return null;
    const changes = await this.#database.query<Pick<Tables['part_change'], 'stock_code' | 'removed'>>(sql`
      SELECT stock_code, removed FROM part_change WHERE change > ${from} ORDER BY stock_code LIMIT ${maxChanges + 1}`);
    if (changes.length > maxChanges) return null;
    const codes = changes.flatMap((each) => (each.removed ? [] : [each.stock_code]));
    const parts = await readParts(this.#database, codes);
    // The rows may include a later change, which the next version then repeats harmlessly.
    const version = versionText(base, change);
    const removed = changes.flatMap((each) => (each.removed ? [each.stock_code] : []));
    return {
      from: known,
      version,
      changed: packStockList(parts, version, await readKnowledge(this.#database)),
      removed,
    };
  }

  async #make(tries = 3): Promise<CachedList> {
    const version = await stockListVersion(this.#database);
    const parts = await readParts(this.#database);
    const knowledge = await readKnowledge(this.#database);
    // The list changed while it was read, but it must match its version.
    if (tries > 1 && (await stockListVersion(this.#database)) !== version) return this.#make(tries - 1);
    const stocklist = packStockList(parts, version, knowledge);
    return { version, ...(await packResponse(envelope({ version, stocklist }))) };
  }
}

/** The change number of a version with the same base; null for any other version. */
function changeIn(version: string, base: string): number | null {
  if (version === base) return 0;
  if (!version.startsWith(`${base}.`)) return null;
  const rest = version.slice(base.length + 1);
  return /^\d{1,9}$/.test(rest) ? Number(rest) : null;
}
