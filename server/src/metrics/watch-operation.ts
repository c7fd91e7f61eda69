import { statfs } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import { type Database, sql } from '../db/database.ts';
import { PostgresDatabase } from '../db/postgres.ts';
import type { Tables } from '../db/schema.ts';
import { liveLoads } from '../feeds/load-views.ts';
import type { Metrics } from './metrics.ts';

type JobRow = Pick<Tables['job'], 'name' | 'finished' | 'failure'>;

/** What an operator is woken for besides failing calls: jobs that stand still, old feeds, a full disk, a busy pool. */
export function watchOperation(
  metrics: Pick<Metrics, 'watchEach'>,
  store: Database,
  clock: Clock,
  folders: Readonly<Record<string, string>>,
): void {
  const age = (time: string) => Math.max(0, (clock.now().getTime() - Date.parse(time)) / 1000);
  const jobs = () => store.query<JobRow>(sql`SELECT name, finished, failure FROM job WHERE finished IS NOT NULL`);
  metrics.watchEach('portal_job_age_seconds', 'Time since the last run of a job, in any process.', 'job', async () =>
    Object.fromEntries((await jobs()).flatMap(({ name, finished }) => (finished ? [[name, age(finished)]] : []))),
  );
  metrics.watchEach('portal_job_failing', '1 if the last run of a job failed.', 'job', async () =>
    Object.fromEntries((await jobs()).map(({ name, failure }) => [name, failure === null ? 0 : 1])),
  );
  metrics.watchEach('portal_feed_age_seconds', 'Time since a feed was last loaded.', 'feed', async () =>
    Object.fromEntries((await liveLoads(store)).flatMap(({ feed, loaded }) => (loaded ? [[feed, age(loaded)]] : []))),
  );
  metrics.watchEach('portal_disk_free_bytes', 'Space that is left where a folder is.', 'folder', async () => {
    const free = await Promise.all(
      Object.entries(folders).map(async ([name, folder]) => {
        // A folder that is not there yet has no figure.
        const space = await statfs(folder).catch(() => null);
        return space ? [[name, space.bavail * space.bsize] as const] : [];
      }),
    );
    return Object.fromEntries(free.flat());
  });
  if (store instanceof PostgresDatabase) {
    metrics.watchEach(
      'portal_database_connections',
      'Connections of this process, by state, and statements that wait for one.',
      'state',
      async () => ({ ...store.connections() }),
    );
  }
}
