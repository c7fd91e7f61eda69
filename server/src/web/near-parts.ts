import {
  blankFacts,
  buildCodeIndex,
  type CodeIndex,
  type NearCode,
  nearCodes,
  packStockList,
  readStockList,
} from '@portal/domain/catalogue';
import { stockListVersion } from '../catalogue/stock-list.ts';
import { type Database, sql } from '../db/database.ts';

interface Codes {
  readonly stock_code: string;
  readonly description: string;
  readonly discontinued: boolean;
}

const most = 5;

/** Codes near to one that does not exist, from an index of the codes alone: made with the first such question. */
export class NearParts {
  readonly #database: Database;
  #kept: { readonly version: string; readonly index: Promise<CodeIndex> } | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  async near(code: string): Promise<readonly NearCode[]> {
    const version = await stockListVersion(this.#database);
    if (this.#kept?.version !== version) {
      const made = { version, index: this.#make(version) };
      made.index.catch(() => {
        if (this.#kept === made) this.#kept = null;
      });
      this.#kept = made;
    }
    return nearCodes(await this.#kept.index, code, most);
  }

  async #make(version: string): Promise<CodeIndex> {
    const rows = await this.#database.query<Codes>(sql`
      SELECT stock_code, description, discontinued FROM part ORDER BY part_id`);
    // Near codes look at nothing else.
    const parts = rows.map((row) => ({ ...blankFacts, ...row }));
    return buildCodeIndex(readStockList(packStockList(parts, version)));
  }
}
