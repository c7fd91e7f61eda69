import {
  buildSearchIndex,
  type NearCode,
  nearCodes,
  packStockList,
  readStockList,
  type SearchIndex,
  search,
} from '@portal/domain/catalogue';
import type { FoundPart } from '@portal/domain/page-data';
import { readParts, stockListVersion } from '../catalogue/stock-list.ts';
import type { Database } from '../db/database.ts';

/** The browser worker's search, for server-rendered pages. The index is rebuilt on the first search after the stock list changes. */
export class CatalogueSearch {
  readonly #database: Database;
  #cached: { readonly version: string; readonly index: Promise<SearchIndex> } | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  /** SRCH-01: the first parts of a search, best first. */
  async find(text: string, limit: number): Promise<readonly FoundPart[]> {
    const index = await this.#index();
    return search(index, text, limit).map(({ part, stock_code, description }) => ({
      stock_code,
      description,
      pack_quantity: index.list.factsAt(part).pack_quantity,
    }));
  }

  /** NAV-02: codes close to one that does not exist. */
  async near(code: string, limit: number): Promise<readonly NearCode[]> {
    return nearCodes(await this.#index(), code, limit);
  }

  async #index(): Promise<SearchIndex> {
    const version = await stockListVersion(this.#database);
    if (this.#cached?.version === version) return this.#cached.index;
    const made = { version, index: this.#build(version) };
    made.index.catch(() => {
      if (this.#cached === made) this.#cached = null;
    });
    this.#cached = made;
    return made.index;
  }

  async #build(version: string): Promise<SearchIndex> {
    return buildSearchIndex(readStockList(packStockList(await readParts(this.#database), version)));
  }
}
