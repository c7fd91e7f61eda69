import { type Filter, type PackedFilters, packRows } from '@portal/domain/catalogue';
import { envelope } from '../calls/envelope.ts';
import type { PackedResponse } from '../calls/handler.ts';
import { type Database, sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { packResponse, stockListVersion } from './stock-list.ts';

interface Read {
  readonly filters: readonly Filter[];
  readonly packed: PackedFilters;
}

type Row = Omit<Filter, 'members' | 'count'> & { readonly members: readonly number[] };

async function readFilters(database: Database, version: string): Promise<Read> {
  const parts = await database.query<Pick<Tables['part'], 'part_id' | 'stock_code'>>(sql`
    SELECT part_id, stock_code FROM part ORDER BY part_id`);
  const rows = await database.query<Row>(sql`
    SELECT filter, filter_root, type, description, members, image, status, hidden FROM filter ORDER BY position`);
  // Part ids have gaps from deleted parts; row numbers of the stock list do not.
  const rowOf = new Map(parts.map(({ part_id }, row) => [part_id, row]));
  const present = rows.map(({ members, ...rest }) => {
    const inList = members.flatMap((id) => rowOf.get(id) ?? []).sort((a, b) => a - b);
    return { rest: { ...rest, count: inList.length }, inList };
  });
  return {
    filters: present.map(({ rest, inList }) => ({
      ...rest,
      members: inList.flatMap((row) => parts[row]?.stock_code ?? []),
    })),
    packed: { version, filters: present.map(({ rest, inList }) => ({ ...rest, rows: packRows(inList) })) },
  };
}

interface Cached {
  readonly version: string;
  readonly read: Promise<Read>;
  packed: Promise<PackedResponse> | null;
}
let cached: Cached | null = null;

/** The filters of a stock list version, cached for that version. */
function filtersOf(database: Database, version: string): Cached {
  if (cached?.version === version) return cached;
  const now: Cached = { version, read: readFilters(database, version), packed: null };
  now.read.catch(() => {
    if (cached === now) cached = null;
  });
  cached = now;
  return now;
}

export async function filterList(database: Database): Promise<readonly Filter[]> {
  return (await filtersOf(database, await stockListVersion(database)).read).filters;
}

/** The same as a response that is packed and compressed once for all callers; null if the caller knows this version. */
export async function packedFilterList(
  database: Database,
  knownVersion: string | null,
): Promise<PackedResponse | null> {
  const version = await stockListVersion(database);
  if (version === knownVersion) return null;
  const filters = filtersOf(database, version);
  filters.packed ??= filters.read.then(({ packed }) => packResponse(envelope({ filters: [], packed })));
  return filters.packed;
}
