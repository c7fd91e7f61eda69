import type { FeedDue, FeedState, NewestLoad } from '@portal/domain/data';
import { feeds } from '@portal/feeds/records';
import { readReference } from '../catalogue/reference.ts';
import { type Database, sql } from '../db/database.ts';
import type { JobWork } from '../jobs.ts';
import { bucketDue } from './bucket/bucket-delivery.ts';
import { canLoadAgain, channelOf, liveLoads, titleOf } from './load-views.ts';
import { type LoadRow, longTransaction } from './loads.ts';
import { pictureFeed } from './pictures/picture-store.ts';
import { dueOf } from './source-late.ts';
import { listSources } from './sources.ts';

type NewestRow = Omit<NewestLoad, 'channel' | 'can_load_again'> &
  Pick<LoadRow, 'channel' | 'folder'> & { readonly feed: string; readonly delivery: string | null };

/**
 * The newest load of each feed that changed it or failed. A refused load comes with its first error, of this feed if it has any. Loads
 * that only checked or were replaced are left out.
 */
const newestOf = (database: Database) =>
  database.query<NewestRow>(sql`
    SELECT newest.feed, load_id, state, ending, channel, folder, finished, took_ms AS milliseconds,
      report ->> 'delivery' AS delivery,
      coalesce(part ->> 'file', '') AS file,
      coalesce((part ->> 'added')::int, 0) AS added, coalesce((part ->> 'changed')::int, 0) AS changed,
      coalesce((part ->> 'gone')::int, 0) AS gone, coalesce((part ->> 'errors')::int, 0) AS errors,
      coalesce((part ->> 'warnings')::int, 0) AS warnings, first.problem AS reason
    FROM (
      SELECT DISTINCT ON (name) name AS feed, load_id FROM feed_load CROSS JOIN unnest(feeds) AS name
      WHERE state IN ('reading', 'waiting', 'live') OR ending IN ('refused', 'interrupted')
      ORDER BY name, load_id DESC) AS newest
      JOIN feed_load USING (load_id)
      LEFT JOIN LATERAL jsonb_array_elements(report -> 'feeds') AS part ON part ->> 'feed' = newest.feed
      LEFT JOIN LATERAL (
        SELECT jsonb_build_object('level', level, 'feed', p.feed, 'file', file, 'line', line, 'column', column_name,
          'value', value, 'message', message, 'remedy', remedy) AS problem
        FROM feed_problem p WHERE p.load_id = feed_load.load_id AND level = 'error'
        ORDER BY (p.feed = newest.feed) DESC, position LIMIT 1) AS first ON ending = 'refused'`);

/** When the next file of each feed is due by the schedules of its sources, the earliest of them. */
async function sourceDues({
  database,
  clock,
}: Pick<JobWork, 'database' | 'clock'>): Promise<ReadonlyMap<string, FeedDue>> {
  const now = clock.now();
  const { time_zone } = await readReference(database);
  const dues = (await listSources(database, now)).flatMap((source) => {
    const at = dueOf(source, time_zone);
    return at ? [{ feed: source.feed, source: source.name, at: at.toISOString(), is_late: source.is_late }] : [];
  });
  const latestFirst = dues.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return new Map(latestFirst.map(({ feed, ...due }) => [feed, due]));
}

/** The live rows of every feed, what the newest load does to them and when the next file is due, in the order of the feeds. */
export async function readFeedStates(
  work: Pick<JobWork, 'database' | 'clock'> & {
    readonly config: Pick<JobWork['config'], 'feedBucket' | 'feedFolder' | 'dataFolder'>;
  },
): Promise<readonly FeedState[]> {
  const { database, clock, config } = work;
  const counted = await longTransaction(database, (tx) =>
    tx.query<{ feed: string; rows: number }>(sql`
        SELECT feed, count(*)::int AS rows FROM feed_row
        WHERE until IS NULL AND since NOT IN (SELECT load_id FROM feed_load WHERE state <> 'live') GROUP BY feed`),
  );
  const last = await liveLoads(database);
  const newest = new Map<string, NewestLoad>();
  for (const { feed, folder, delivery, ...load } of await newestOf(database)) {
    const report = delivery === null ? {} : { delivery };
    const can_load_again = await canLoadAgain(config, { ...load, folder, report });
    newest.set(feed, { ...load, channel: channelOf({ channel: load.channel, folder }), can_load_again });
  }
  const dues = await sourceDues(work);
  const atBucket = config.feedBucket && (await bucketDue(work, config.feedBucket));
  const ofBucket = atBucket && { at: atBucket.toISOString(), is_late: atBucket <= clock.now(), source: null };
  return [...feeds.map(({ name }) => name), pictureFeed].map((name) => {
    const load = last.find(({ feed }) => feed === name);
    const isFromBucket = newest.get(name)?.channel === 'bucket';
    return {
      feed: name,
      title: titleOf(name),
      rows: counted.find(({ feed }) => feed === name)?.rows ?? 0,
      load_id: load?.load_id ?? null,
      loaded: load?.loaded ?? null,
      has_rows: name !== pictureFeed,
      newest: newest.get(name) ?? null,
      due: dues.get(name) ?? (isFromBucket ? ofBucket : null),
    };
  });
}
