import { packStockList } from '@portal/domain/catalogue';
import { type Database, sql } from '../../db/database.ts';
import { readKnowledge } from '../knowledge.ts';
import { readPartsInPieces } from '../stock-list.ts';
import type { FilterRow } from './search-messages.ts';
import type { SearchRun } from './search-runs.ts';

/** Parts read at once: some tens of milliseconds of this process's time, and a few megabytes. */
const pieceSize = 5_000;

/** Sends a version of the catalogue to an index, piece by piece. */
export async function buildSearch(database: Database, run: SearchRun, version: string): Promise<void> {
  for await (const { parts, part_ids } of readPartsInPieces(database, pieceSize)) {
    await run.build({ kind: 'piece', piece: packStockList(parts, version), part_ids });
  }
  const filters = await database.query<Pick<FilterRow, 'filter' | 'filter_root'>>(sql`
    SELECT filter_root, filter FROM filter ORDER BY position`);
  for (const { filter_root, filter } of filters) {
    // One at a time: a filter may hold every part.
    const [row] = await database.query<FilterRow>(sql`
      SELECT filter, filter_root, type, description, image, status, hidden, members::text AS members
      FROM filter WHERE filter_root = ${filter_root} AND filter = ${filter}`);
    if (row) await run.build({ kind: 'filter', filter: row });
  }
  await run.build({ kind: 'built', version, knowledge: await readKnowledge(database) });
}
