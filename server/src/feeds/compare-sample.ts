import type { MappedSample } from '@portal/domain/data';
import { type FeedRow, readFeed, withJoinedColumns } from '@portal/feeds/reading';
import { type Database, sql } from '../db/database.ts';
import { openFile, type ReadSheet } from './open-file.ts';
import type { SourceFile } from './source-files.ts';

/** Most rows of a sample that are compared. With more, each choice in the mapping would take noticeably long. */
const mostCompared = 20_000;
const batchSize = 1_000;

type Change = NonNullable<MappedSample['rows'][number]['change']>;

export interface ComparedRow {
  readonly change: Change;
  /** The live values that the row changes, by column of the feed. */
  readonly before: Readonly<Record<string, unknown>>;
}

export interface Comparison {
  readonly difference: NonNullable<MappedSample['difference']>;
  readonly rows: ReadonlyMap<number, ComparedRow>;
}

/** Rows that buyers see. Loads that are being read or wait for approval have their own rows in the same table. */
const isLive = sql`live.until IS NULL AND live.since IN (SELECT load_id FROM feed_load WHERE state = 'live')`;

async function compareRows(
  database: Database,
  feed: string,
  rows: readonly FeedRow[],
): Promise<readonly ComparedRow[]> {
  const keys = rows.map(({ key }) => key);
  const records = rows.map(({ record }) => JSON.stringify(record));
  return database.query<ComparedRow>(sql`
    SELECT CASE WHEN live.key IS NULL THEN 'new' WHEN live.record = given.record::jsonb THEN 'same' ELSE 'changed' END AS change,
      coalesce((SELECT jsonb_object_agg(field, value) FROM jsonb_each(live.record) AS own (field, value)
        WHERE value IS DISTINCT FROM given.record::jsonb -> field), '{}') AS before
    FROM unnest(${keys}::text[], ${records}::text[]) WITH ORDINALITY AS given (key, record, place)
      LEFT JOIN feed_row live ON live.feed = ${feed} AND live.key = given.key AND ${isLive}
    ORDER BY place`);
}

async function countLive(database: Database, feed: string): Promise<number> {
  const [row] = await database.query<{ live: number }>(sql`
    SELECT count(*)::int AS live FROM feed_row live WHERE live.feed = ${feed} AND ${isLive}`);
  return row?.live ?? 0;
}

/** What a sample would change in the live data if it were the whole feed. Rows with errors are left out. */
export async function compareSample(
  database: Database,
  source: SourceFile,
  readSheet: ReadSheet,
  shown: ReadonlySet<number>,
): Promise<Comparison> {
  const feed = source.feed.name;
  const counts: Record<Change, number> = { new: 0, changed: 0, same: 0 };
  const rows = new Map<number, ComparedRow>();
  const seen = new Set<string>();
  let batch: FeedRow[] = [];
  const compare = async () => {
    const compared = batch.length === 0 ? [] : await compareRows(database, feed, batch);
    for (const [at, row] of compared.entries()) {
      counts[row.change] += 1;
      const line = batch[at]?.line ?? 0;
      if (shown.has(line)) rows.set(line, row);
    }
    batch = [];
  };
  let isWhole = true;
  for await (const item of readFeed(source, withJoinedColumns(source.layout, openFile(source, readSheet)))) {
    // The second row of a key is an error of the load; here it would count twice.
    if (!('row' in item) || seen.has(item.row.key)) continue;
    if (seen.size === mostCompared) {
      isWhole = false;
      break;
    }
    seen.add(item.row.key);
    batch.push(item.row);
    if (batch.length === batchSize) await compare();
  }
  await compare();
  const live = await countLive(database, feed);
  return {
    difference: {
      compared: seen.size,
      added: counts.new,
      changed: counts.changed,
      same: counts.same,
      missing: isWhole ? live - counts.changed - counts.same : null,
      live,
    },
    rows,
  };
}
