import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { packStockList, type StockListPart } from '@portal/domain/catalogue';
import { envelope } from '../calls/envelope.ts';
import type { PackedAnswer } from '../calls/handler.ts';
import { type Database, sql, type Transaction } from '../db/database.ts';
import { type FactsRow, factsColumns, factsOf } from './parts.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Names the content of the stock list; whatever changes a part changes it. */
export async function stockListVersion(db: Pick<Transaction, 'query'>): Promise<string> {
  const [row] = await db.query<{ value: unknown }>(sql`SELECT value FROM setting WHERE name = 'stocklist_version'`);
  return row ? String(row.value) : '0';
}

interface Kept extends PackedAnswer {
  readonly version: string;
}

/** SRCH-03: the whole list, packed and compressed once for each version and then answered as it stands. */
export class StockListStore {
  readonly #database: Database;
  #kept: { readonly version: string; readonly made: Promise<Kept> } | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  async get(): Promise<Kept> {
    const version = await stockListVersion(this.#database);
    if (this.#kept?.version === version) return this.#kept.made;
    const made = this.#make(version);
    this.#kept = { version, made };
    made.catch(() => {
      this.#kept = null;
    });
    return made;
  }

  async #make(version: string): Promise<Kept> {
    const rows = await this.#database.query<FactsRow & Pick<StockListPart, 'superseded_by' | 'poa'>>(sql`
      SELECT ${factsColumns}, p.superseded_by, p.poa FROM part p ORDER BY p.part_id`);
    const parts = rows.map((row): StockListPart => {
      return { ...factsOf(row), superseded_by: row.superseded_by ?? null, poa: row.poa ?? false };
    });
    const stocklist = packStockList(parts, version);
    const identity = Buffer.from(JSON.stringify(envelope({ version, stocklist })));
    const [br, zipped] = await Promise.all([
      brotli(identity, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
      }),
      zip(identity, { level: 6 }),
    ]);
    return { version, packed: { identity, gzip: zipped, br } };
  }
}
