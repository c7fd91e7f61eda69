import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { BackupSchedule } from './backup/schedule.ts';
import { makeScheduledBackup } from './backup/scheduled-backup.ts';
import { submitDueCarts } from './cart/auto-submit.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { type Database, sql } from './db/database.ts';
import { loadBucketDelivery } from './feeds/bucket/bucket-delivery.ts';
import { loadDelivery } from './feeds/feed-folder.ts';
import { fetchPictures } from './feeds/pictures/fetch-pictures.ts';
import { removeDeletedPages } from './hive/deleted-pages.ts';
import { runSchedule } from './hive/run-schedule.ts';
import { removeFormerFiles } from './media/former-files.ts';
import { deliver } from './orders-out/deliver.ts';
import { sendDueNotices } from './orders-out/order-notice.ts';
import type { Reporter } from './reporting/reporter.ts';
import { removeOldRows } from './retention/remove-old-rows.ts';
import { life } from './session/life.ts';
import { noteExpiredActing, removeOldSessions } from './session/store.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** Idempotency keys are stored for as long as a client may retry (P2: 14 days), plus a day. */
const keyLifetime = 15 * day;

export interface JobWork {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Config;
}

export interface Job {
  readonly name: string;
  readonly summary: string;
  /** Milliseconds. */
  readonly every: number;
  run(work: JobWork): Promise<unknown>;
}

const ago = (clock: Clock, milliseconds: number) => new Date(clock.now().getTime() - milliseconds);

/** The periodic jobs of every portal. Each is safe to run in several processes at once. */
const fixedJobs: readonly Job[] = [
  {
    name: 'auto_submit',
    summary: 'submits confirmed orders that are due',
    every: 2 * second,
    run: submitDueCarts,
  },
  {
    name: 'old_keys',
    summary: 'deletes stored responses that no client will request again',
    every: hour,
    async run({ database, clock }) {
      const before = ago(clock, keyLifetime).toISOString();
      await database.query(sql`DELETE FROM idempotency_key WHERE made < ${before}`);
      await database.query(sql`DELETE FROM feed_upload WHERE made < ${before}`);
    },
  },
  {
    name: 'feed_folder',
    summary: 'loads complete deliveries in the watched folder (PORTAL_FEED_FOLDER)',
    every: minute,
    run: (work) => loadDelivery(work),
  },
  {
    name: 'feed_bucket',
    summary: 'loads deliveries in the bucket (PORTAL_FEED_BUCKET), when they are complete or at their hour',
    every: minute,
    run: (work) => loadBucketDelivery(work),
  },
  {
    name: 'part_pictures',
    summary: 'fetches pictures that parts name by their address',
    every: minute,
    run: (work) => fetchPictures(work),
  },
  {
    name: 'order_notices',
    summary: 'mails to buyers about the progress of orders that came by feed',
    every: minute,
    run: (work) => sendDueNotices(work),
  },
  {
    name: 'acting_ends',
    summary: 'records expired sessions that act as a customer',
    every: minute,
    run: ({ database, clock }) => noteExpiredActing(database, clock.now(), ago(clock, life.idle)),
  },
  {
    name: 'hive_schedule',
    summary: 'publishes drafts and unpublishes pages at their planned times',
    every: minute,
    run: runSchedule,
  },
  {
    name: 'hive_deleted_pages',
    summary: 'removes pages deleted 30 days ago',
    every: hour,
    run: removeDeletedPages,
  },
  {
    name: 'media_former',
    summary: 'deletes files of the library that were replaced 30 days ago',
    every: hour,
    run: removeFormerFiles,
  },
  {
    name: 'old_sessions',
    summary: 'deletes sessions a week after their end',
    every: hour,
    run: ({ database, clock }) => removeOldSessions(database, ago(clock, 7 * day), clock.now()),
  },
  {
    name: 'old_rows',
    summary:
      'deletes delivered events after 90 days, mails on record after two years, activities after PORTAL_ACTIVITY_DAYS (of visitors after 14 days or above 100,000), and the audit log after PORTAL_AUDIT_DAYS',
    every: hour,
    run: (work) => removeOldRows(work),
  },
];

/** The job that makes scheduled backups. */
export function backupJob(schedule: BackupSchedule): Job {
  return {
    name: 'backup',
    summary: `writes a backup into ${schedule.folder} and keeps the last ${schedule.keep}`,
    every: schedule.hours * hour,
    run: ({ database, clock }) => makeScheduledBackup(database, clock, schedule),
  };
}

/** All periodic jobs. Each destination of orders has its own, so that none waits for another. */
export const jobsOf = ({ backups, ordersOut }: Pick<Config, 'backups' | 'ordersOut'>): readonly Job[] => [
  ...fixedJobs,
  ...(backups === null ? [] : [backupJob(backups)]),
  ...ordersOut.destinations.map(
    (destination): Job => ({
      name: `orders_out:${destination.name}`,
      summary: `delivers orders to ${destination.name}`,
      every: second,
      run: (work) => deliver(work, destination),
    }),
  ),
];

/** Jobs with a shorter interval run in every process and are recorded only this often. Milliseconds. */
const recordEvery = minute;

const thisProcess = `${hostname()}:${process.pid}`;

/** Claims a due job for this process. Returns false if it is not due or another process claimed it. */
async function claim({ database, clock }: JobWork, job: Job): Promise<boolean> {
  const rows = await database.query(sql`
    INSERT INTO job (name, begun, by_process) VALUES (${job.name}, ${clock.now().toISOString()}, ${thisProcess})
    ON CONFLICT (name) DO UPDATE SET begun = excluded.begun, by_process = excluded.by_process
      WHERE job.begun <= ${ago(clock, job.every).toISOString()}
    RETURNING name`);
  return rows.length > 0;
}

async function recordRun({ database, clock }: JobWork, job: Job, began: number, failure: string | null): Promise<void> {
  const took = Math.round(performance.now() - began);
  await database.query(sql`
    INSERT INTO job (name, begun, finished, took_ms, by_process, failure, runs, failures)
    VALUES (${job.name}, ${clock.now().toISOString()}, ${clock.now().toISOString()}, ${took}, ${thisProcess}, ${failure}, 1,
      ${failure === null ? 0 : 1})
    ON CONFLICT (name) DO UPDATE SET finished = excluded.finished, took_ms = excluded.took_ms,
      by_process = excluded.by_process, failure = excluded.failure, runs = job.runs + 1,
      failures = job.failures + excluded.failures`);
}

/** Runs a job now and records the result. Throws what the job throws. */
export async function runJob(work: JobWork, job: Job, isRecorded: () => boolean = () => true): Promise<void> {
  const began = performance.now();
  try {
    await job.run(work);
    if (isRecorded()) await recordRun(work, job, began, null);
  } catch (error) {
    await recordRun(work, job, began, error instanceof Error ? error.message : String(error)).catch(() => undefined);
    throw error;
  }
}

export interface JobsWatch {
  readonly log: FastifyBaseLogger;
  /** Called after each run. */
  readonly ran: (job: string, isWell: boolean) => void;
  /** Receives each failed run (PING-06). */
  readonly reporter: Pick<Reporter, 'failed'>;
}

/** Starts all jobs in this process; the database ensures that each run happens in one process only. Returns a stop function. */
export function startJobs(work: JobWork, watch: JobsWatch): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const timers = jobsOf(work.config).map((job) => {
    let busy = false;
    let lastRecorded = 0;
    const isOften = job.every < recordEvery;
    const isRecorded = () => {
      const now = work.clock.now().getTime();
      if (isOften && now < lastRecorded + recordEvery) return false;
      lastRecorded = now;
      return true;
    };
    const runIfDue = async () => {
      if (!isOften && !(await claim(work, job))) return;
      await runJob(work, job, isRecorded);
      watch.ran(job.name, true);
    };
    return setInterval(
      () => {
        if (busy) return;
        busy = true;
        const run = runIfDue()
          .catch((error: unknown) => {
            watch.ran(job.name, false);
            watch.log.error({ err: error, job: job.name }, 'a job failed');
            watch.reporter.failed(error, { source: 'job', path: job.name });
          })
          .finally(() => {
            busy = false;
            running.delete(run);
          });
        running.add(run);
      },
      Math.min(job.every, recordEvery),
    );
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
