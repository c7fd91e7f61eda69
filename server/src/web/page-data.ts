import { type FamilyGroup, familiesOf } from '@portal/domain/catalogue';
import type { PageData } from '@portal/domain/page-data';
import { stockListVersion } from '../catalogue/stock-list.ts';
import { type Database, sql } from '../db/database.ts';

const families = 8;

/** Catalogue counts shown on every public page, cached per version of the stock list. */
export class PageDataStore {
  readonly #database: Database;
  #cached: { readonly version: string; readonly data: Promise<PageData> } | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(): Promise<{ readonly version: string; readonly data: PageData }> {
    const version = await stockListVersion(this.#database);
    if (this.#cached?.version !== version) {
      const data = this.#count();
      this.#cached = { version, data };
      // After a failure, the next request counts again.
      data.catch(() => {
        this.#cached = null;
      });
    }
    return { version, data: await this.#cached.data };
  }

  async #count(): Promise<PageData> {
    const groups = await this.#database.query<FamilyGroup>(sql`
      SELECT product_category, product_type, size, count(*)::int AS count FROM part GROUP BY 1, 2, 3`);
    const parts = groups.reduce((sum, { count }) => sum + count, 0);
    return { parts, families: familiesOf(groups, families) };
  }
}
