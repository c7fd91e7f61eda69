import type { Filter } from '@portal/domain/catalogue';
import type { Handler } from '../calls/handler.ts';
import { type Database, sql } from '../db/database.ts';
import { stockListVersion } from './stock-list.ts';

let kept: { readonly version: string; readonly filters: Promise<readonly Filter[]> } | null = null;

async function readFilters(database: Database): Promise<readonly Filter[]> {
  const codes = await database.query<{ stock_code: string }>(sql`SELECT stock_code FROM part ORDER BY part_id`);
  const rows = await database.query<Omit<Filter, 'members' | 'count'> & { members: readonly number[] }>(sql`
    SELECT filter, filter_root, type, description, members, image, status, hidden FROM filter ORDER BY position`);
  return rows.map((row) => ({
    ...row,
    count: row.members.length,
    members: row.members.flatMap((id) => codes[id]?.stock_code ?? []),
  }));
}

/** FILT-01: read once for each version of the stock list. */
export const getFilters: Handler<'getFilters'> = async (_, { database }) => {
  const version = await stockListVersion(database);
  if (kept?.version !== version) {
    kept = { version, filters: readFilters(database) };
    kept.filters.catch(() => {
      kept = null;
    });
  }
  return { data: { filters: await kept.filters } };
};
