import { statfs } from 'node:fs/promises';
import { type Database, sql } from '../db/database.ts';
import { PostgresDatabase } from '../db/postgres.ts';
import type { Tables } from '../db/schema.ts';
import { liveLoads } from '../feeds/load-views.ts';
import { listSources } from '../feeds/sources.ts';
import { jobsOf } from '../jobs.ts';
import type { Services } from '../services.ts';
import type { Metrics } from './metrics.ts';
import { sharedReading } from './shared-reading.ts';

type JobRow = Pick<Tables['job'], 'name' | 'finished' | 'failure'>;

/** Metrics of what runs in the background: jobs, feeds, disk space and, on PostgreSQL, connections. */
export function watchOperation(
  metrics: Pick<Metrics, 'watchEach'>,
  store: Database,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
): void {
  const age = (time: string) => Math.max(0, (clock.now().getTime() - Date.parse(time)) / 1000);
  // A command may make the backups instead. Rows of jobs that are no longer configured stay in the table.
  const names = new Set(jobsOf(config).map(({ name }) => name)).add('backup');
  const readJobs = sharedReading(async () => {
    const rows = await store.query<JobRow>(sql`SELECT name, finished, failure FROM job`);
    return rows.filter(({ name }) => names.has(name));
  });
  metrics.watchEach('portal_job_age_seconds', 'Time since the last run of a job, in any process.', 'job', async () =>
    Object.fromEntries((await readJobs()).flatMap(({ name, finished }) => (finished ? [[name, age(finished)]] : []))),
  );
  metrics.watchEach('portal_job_failing', '1 if the last run of a job failed.', 'job', async () =>
    Object.fromEntries((await readJobs()).map(({ name, failure }) => [name, failure === null ? 0 : 1])),
  );
  metrics.watchEach('portal_feed_age_seconds', 'Time since a feed was last loaded.', 'feed', async () =>
    Object.fromEntries((await liveLoads(store)).flatMap(({ feed, loaded }) => (loaded ? [[feed, age(loaded)]] : []))),
  );
  metrics.watchEach('portal_feed_source_late', '1 if no file of a source came in time.', 'source', async () =>
    Object.fromEntries((await listSources(store, clock.now())).map(({ name, is_late }) => [name, is_late ? 1 : 0])),
  );
  const folders = { data: config.dataFolder, ...(config.backups ? { backups: config.backups.folder } : {}) };
  metrics.watchEach('portal_disk_free_bytes', 'Free space on the disk of a folder.', 'folder', async () => {
    const free = await Promise.all(
      Object.entries(folders).map(async ([name, folder]) => {
        // The folder may not exist yet.
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
