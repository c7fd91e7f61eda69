import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReference } from '../../catalogue/reference.ts';
import { sql } from '../../db/database.ts';
import type { JobWork } from '../../jobs.ts';
import { dayAfter, momentAt } from '../../supplier/clock-time.ts';
import { supplierDay } from '../../supplier/supplier-day.ts';
import { loadDelivery, markers } from '../feed-folder.ts';
import { type ReadSheet, readSheetInWorker } from '../open-file.ts';
import type { FeedBucket } from './bucket-settings.ts';
import { S3Bucket } from './s3-bucket.ts';

const mappingName = 'mapping.yaml';
const isMarker = (name: string) => markers.some(({ marker }) => marker === name);
/** Marker of a daily delivery, which needs none in the bucket. */
const markerOf = ({ mode }: FeedBucket) => (mode === 'delta' ? 'delta.ready' : 'load.ready');

/** Time of day by the supplier's clock, such as `02:00`. */
async function supplierTime({ database, clock }: JobWork): Promise<string> {
  const { time_zone } = await readReference(database);
  return new Intl.DateTimeFormat('en-GB', { timeZone: time_zone, hour: '2-digit', minute: '2-digit' }).format(
    clock.now(),
  );
}

/** The day of the last daily delivery; null before the first. */
async function lastDay({ database }: Pick<JobWork, 'database'>): Promise<string | null> {
  const [row] = await database.query<{ day: string }>(sql`
    SELECT value #>> '{}' AS day FROM setting WHERE name = 'feed_bucket_day'`);
  return row?.day ?? null;
}

async function isDue(work: JobWork, { dailyAt }: FeedBucket, names: readonly string[]): Promise<boolean> {
  if (dailyAt === null) return names.some(isMarker);
  if (names.every((name) => name === mappingName)) return false;
  // Files that are late are loaded when they arrive; those of the next day wait for its hour.
  const today = await supplierDay(work.database, work.clock.now());
  return (await supplierTime(work)) >= dailyAt && (await lastDay(work)) !== today;
}

/** When the next daily delivery is due; null if deliveries are loaded by their marker. */
export async function bucketDue(
  { database, clock }: Pick<JobWork, 'database' | 'clock'>,
  { dailyAt }: FeedBucket,
): Promise<Date | null> {
  if (dailyAt === null) return null;
  const { time_zone } = await readReference(database);
  const today = await supplierDay(database, clock.now());
  return momentAt((await lastDay({ database })) === today ? dayAfter(today) : today, dailyAt, time_zone);
}

/** The folder to which a delivery was moved, relative to the folder; null if another load is running. */
async function outcomeIn(folder: string): Promise<string | null> {
  for (const kind of ['done', 'failed']) {
    const [time] = await readdir(join(folder, kind)).catch(() => []);
    if (time !== undefined) return `${kind}/${time}`;
  }
  return null;
}

/**
 * Loads the delivery in the bucket if it is complete or its hour has come, and moves it to `done/` or `failed/` with a report. It is a
 * delivery of the watched folder in every other way: an interrupted run is repeated, and the same files again change nothing.
 */
export async function loadBucketDelivery(work: JobWork, readSheet: ReadSheet = readSheetInWorker): Promise<void> {
  const { database, clock, config } = work;
  const settings = config.feedBucket;
  if (settings === null) return;
  const bucket = new S3Bucket(settings);
  const names = await bucket.list();
  if (!(await isDue(work, settings, names))) return;
  const folder = await mkdtemp(join(tmpdir(), 'portal-bucket-'));
  try {
    for (const name of names) await bucket.download(name, join(folder, name));
    if (!names.some(isMarker)) await writeFile(join(folder, markerOf(settings)), '');
    await loadDelivery({ ...work, config: { ...config, feedFolder: folder } }, readSheet, settings.url);
    const outcome = await outcomeIn(folder);
    if (outcome === null) return;
    for (const name of await readdir(join(folder, outcome)))
      await bucket.upload(join(folder, outcome, name), `${outcome}/${name}`);
    // The marker last: an interrupted move is continued by the next run.
    const moved = names
      .filter((name) => name !== mappingName)
      .sort((a, b) => Number(isMarker(a)) - Number(isMarker(b)));
    for (const name of moved) await bucket.remove(name);
    const day = await supplierDay(database, clock.now());
    await database.query(sql`
      INSERT INTO setting (name, value) VALUES ('feed_bucket_day', to_jsonb(${day}::text))
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
