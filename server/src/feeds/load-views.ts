import type { FeedDifference, LoadChannel, LoadDetail, LoadSummary } from '@portal/domain/data';
import { feedNamed } from '@portal/feeds/records';
import type { Config } from '../config.ts';
import { type Database, sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import type { Services } from '../services.ts';
import { findLoad, type LoadRow, liveLoad, loadColumns } from './loads.ts';
import { pictureFeed } from './pictures/picture-store.ts';
import type { FeedReport, LoadReport } from './report.ts';
import { storedFiles } from './stored-uploads.ts';

/** Actions of the audit log that are decisions about a load. */
const storyActions = ['feed_approve', 'feed_discard', 'feed_rollback', 'feed_leave_out'];

/** Loads on a page of the list: few, so that the details below the list stay visible. */
const pageSize = 12;

export const titleOf = (feed: string): string =>
  feed === pictureFeed ? messages.pictures.title : (feedNamed(feed)?.title ?? feed);

/** Deliveries of the bucket are stored like those of the watched folder, but with an address as their folder. */
export const channelOf = ({ channel, folder }: Pick<LoadRow, 'channel' | 'folder'>): LoadChannel =>
  channel === 'folder' && /^https?:/.test(folder) ? 'bucket' : channel;

/** Endings of loads whose files may become live another time. */
const repeatable: ReadonlySet<string | null> = new Set(['refused', 'interrupted', 'discarded', 'replaced']);

/** Whether the files of a load are still available and could become live. */
export async function canLoadAgain(
  config: Pick<Config, 'dataFolder' | 'feedFolder' | 'feedBucket'>,
  load: Pick<LoadRow, 'load_id' | 'ending' | 'channel' | 'folder'> & { readonly report: Pick<LoadReport, 'delivery'> },
): Promise<boolean> {
  if (!repeatable.has(load.ending)) return false;
  const isThere = load.report.delivery !== undefined || load.ending === 'interrupted';
  switch (channelOf(load)) {
    case 'folder':
      return config.feedFolder !== null && isThere;
    case 'bucket':
      return config.feedBucket?.url === load.folder && isThere;
    case 'command':
      return false;
    default:
      return (await storedFiles(config, load.load_id)).length > 0;
  }
}

/** The live load of each feed that has one. */
export const liveLoads = (database: Database) =>
  database.query<{ feed: string; load_id: number; loaded: string | null }>(sql`
    SELECT DISTINCT ON (feed) feed, load_id, finished AS loaded FROM feed_load, unnest(feeds) AS feed
    WHERE state = 'live' ORDER BY feed, load_id DESC`);

/** Whether buyers see any part. */
export async function hasLiveParts(database: Database): Promise<boolean> {
  const [row] = await database.query<{ there: boolean }>(sql`SELECT EXISTS (SELECT FROM part) AS there`);
  return row?.there ?? false;
}

/** Whether there is a user who may order. */
export async function hasCustomers(database: Database): Promise<boolean> {
  const [row] = await database.query<{ there: boolean }>(
    sql`SELECT EXISTS (SELECT FROM portal_user WHERE user_type = 'customer' AND NOT disabled) AS there`,
  );
  return row?.there ?? false;
}

interface LoadsWanted {
  /** Only loads older than this one. */
  readonly before?: number | undefined;
  /** Only loads with this feed. */
  readonly feed?: string | undefined;
}

/** A page of loads, newest first, and whether there are older ones. */
export async function readLoads(
  database: Database,
  { before, feed }: LoadsWanted,
): Promise<{ readonly loads: readonly LoadSummary[]; readonly more: boolean }> {
  const current = (await liveLoad(database))?.load_id ?? null;
  const rows = await database.query<LoadRow>(sql`
    SELECT ${loadColumns} FROM feed_load
    WHERE (${before ?? null}::int IS NULL OR load_id < ${before ?? null}::int)
      AND (${feed ?? null}::text IS NULL OR ${feed ?? null}::text = ANY (feeds))
    ORDER BY load_id DESC LIMIT ${pageSize + 1}`);
  return {
    loads: rows.slice(0, pageSize).map((row) => summaryOf(row, current)),
    more: rows.length > pageSize,
  };
}

/** What people decided about a load, oldest first. */
const storyOf = (database: Database, { load_id, started }: LoadRow) =>
  database.query<LoadDetail['story'][number]>(sql`
    SELECT e.at, e.what, coalesce(u.username, e.detail ->> 'token', '') AS by, coalesce((e.detail ->> 'count')::int, 0) AS rows
    FROM audit_log e LEFT JOIN portal_user u ON u.user_id = e.user_id
    WHERE e.what = ANY (${storyActions}::text[]) AND e.at >= ${started} AND e.detail -> 'load' = to_jsonb(${load_id}::int)
    ORDER BY e.audit_id LIMIT 50`);

/** One load; null if there is none with this id. */
export async function readLoad(
  { database, config }: Pick<Services, 'database' | 'config'>,
  loadId: number,
): Promise<LoadDetail | null> {
  const row = await findLoad(database, loadId);
  if (!row) return null;
  const current = (await liveLoad(database))?.load_id ?? null;
  return {
    ...summaryOf(row, current),
    differences: await differencesOf(database, row),
    rollback_to: row.load_id === current ? await loadBefore(database, loadId) : null,
    can_load_again: await canLoadAgain(config, row),
    story: await storyOf(database, row),
  };
}

/** The load that is live after the current one was rolled back: 0 if there is none; null if the replaced rows are no longer stored. */
async function loadBefore(database: Database, loadId: number): Promise<number | null> {
  const [row] = await database.query<{ is_stored: boolean; before: number | null }>(sql`
    SELECT EXISTS (SELECT FROM feed_change WHERE load_id = ${loadId}) AS is_stored,
      (SELECT max(load_id) FROM feed_load WHERE state = 'live' AND load_id < ${loadId}) AS before`);
  return row?.is_stored ? (row.before ?? 0) : null;
}

function summaryOf(row: LoadRow, current: number | null): LoadSummary {
  const { report } = row;
  const parts = report.feeds ?? [];
  const sum = (pick: (feed: FeedReport) => number) => parts.reduce((total, feed) => total + pick(feed), 0);
  const removedWith = (report.removedWith ?? []).reduce((total, { gone }) => total + gone, 0);
  return {
    load_id: row.load_id,
    state: row.state,
    ending: row.ending,
    is_current: row.load_id === current,
    mode: row.mode,
    channel: channelOf(row),
    by: row.by_name,
    source: row.folder,
    feeds: row.feeds,
    started: row.started,
    finished: row.finished,
    milliseconds: row.took_ms,
    rows: row.state === 'reading' ? row.rows_read : sum(({ rows }) => rows),
    added: sum(({ added }) => added),
    changed: sum(({ changed }) => changed),
    gone: sum(({ gone }) => gone) + removedWith,
    errors: sum(({ errors }) => errors),
    warnings: sum(({ warnings }) => warnings),
    approval: report.approval ?? [],
  };
}

async function differencesOf(database: Database, { report }: LoadRow): Promise<readonly FeedDifference[]> {
  const codes = (report.feeds ?? []).flatMap(({ moves }) => (moves?.largest ?? []).map(({ stock_code }) => stock_code));
  const parts = await database.query<Pick<Tables['part'], 'stock_code' | 'description'>>(sql`
    SELECT stock_code, description FROM part WHERE stock_code = ANY (${codes}::text[])`);
  const descriptionOf = (code: string) => parts.find(({ stock_code }) => stock_code === code)?.description ?? '';
  const named = (report.feeds ?? []).flatMap(({ moves }) => (moves?.accounts ?? []).flatMap(({ name }) => name ?? []));
  const accounts = await database.query<Pick<Tables['account'], 'accode' | 'name'>>(sql`
    SELECT accode, name FROM account WHERE accode = ANY (${named}::text[])`);
  const accountOf = (code: string | null) => {
    const name = accounts.find(({ accode }) => accode === code)?.name;
    return name ? `${name} ${code}` : code;
  };
  const loaded = (report.feeds ?? []).map(
    ({ moves, leftOut, mapped, ...counts }): FeedDifference => ({
      ...counts,
      title: titleOf(counts.feed),
      left_out: leftOut ?? 0,
      mapped: mapped ?? null,
      moves: moves?.sizes ?? null,
      families: moves?.families ?? [],
      accounts: (moves?.accounts ?? []).map(({ name, ...group }) => ({ name: accountOf(name), ...group })),
      tenfold: moves?.tenfold ?? [],
      largest: (moves?.largest ?? []).map(({ stock_code, key, ...move }) => ({
        ...move,
        key: key ?? null,
        description: descriptionOf(stock_code),
      })),
    }),
  );
  const removedWith = (report.removedWith ?? []).map(
    ({ feed, gone }): FeedDifference => ({
      feed,
      title: titleOf(feed),
      file: '',
      rows: 0,
      errors: 0,
      warnings: 0,
      added: 0,
      changed: 0,
      gone,
      before: null,
      left_out: 0,
      mapped: null,
      moves: null,
      families: [],
      accounts: [],
      tenfold: [],
      largest: [],
    }),
  );
  return [...loaded, ...removedWith];
}
