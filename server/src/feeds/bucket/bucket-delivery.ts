import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReference } from '../../catalogue/reference.ts';
import { sql } from '../../db/database.ts';
import type { JobWork } from '../../jobs.ts';
import { feedMessages as messages } from '../../messages/feeds.ts';
import { UsageError } from '../../operate/command.ts';
import { dayAfter, momentAt } from '../../supplier/clock-time.ts';
import { supplierDay } from '../../supplier/supplier-day.ts';
import {
  type Delivered,
  type DeliveryOptions,
  deliver,
  deliveredFiles,
  deliveryKinds,
  markers,
  returnedFiles,
} from '../feed-folder.ts';
import { LoadBusy } from '../loads.ts';
import type { FeedBucket } from './bucket-settings.ts';
import { S3Bucket } from './s3-bucket.ts';

const mappingName = 'mapping.yaml';
const isMarker = (name: string) => markers.some(({ marker }) => marker === name);
/** Marker that stands for a daily delivery, which has none in the bucket. */
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
  // Late files are loaded when they arrive. Files of the next day wait for its hour.
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

/** The names of the files that wait in the bucket. */
export const waitingInBucket = async (settings: FeedBucket): Promise<readonly string[]> =>
  deliveredFiles(await new S3Bucket(settings).list());

/** Moves the files of a past delivery back to where deliveries wait. Throws a `UsageError` as `returnDelivery` of a folder does. */
export async function returnBucketDelivery(settings: FeedBucket, delivery: string): Promise<void> {
  const bucket = new S3Bucket(settings);
  if ((await waitingInBucket(settings)).length > 0) throw new UsageError(messages.again.newerFiles);
  for (const kind of deliveryKinds) {
    const past = new S3Bucket({ ...settings, prefix: `${settings.prefix}${kind}/${delivery}/` });
    const files = returnedFiles(await past.list());
    // The marker last: an interrupted move leaves no delivery that looks complete.
    if (files.length > 0) return moveObjects(past, files, bucket);
  }
  throw new UsageError(messages.again.filesGone);
}

async function moveObjects(from: S3Bucket, names: readonly string[], to: S3Bucket): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bucket-'));
  try {
    for (const name of names) {
      await from.download(name, join(folder, name));
      await to.upload(join(folder, name), name);
      await from.remove(name);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Records that today's daily delivery has arrived. */
async function recordDay({ database, clock }: JobWork): Promise<void> {
  const day = await supplierDay(database, clock.now());
  await database.query(sql`
    INSERT INTO setting (name, value) VALUES ('feed_bucket_day', to_jsonb(${day}::text))
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
}

/**
 * Loads the delivery in the bucket if it is complete or its hour has come, or at once if a mode is named, and moves it to `done/` or
 * `failed/` with a report. Otherwise it behaves like a delivery in the watched folder: an interrupted run is repeated, and loading the
 * same files again changes nothing. Throws `LoadBusy` while another load is running.
 */
export async function deliverFromBucket(work: JobWork, options: DeliveryOptions = {}): Promise<Delivered | null> {
  const { config } = work;
  const settings = config.feedBucket;
  if (settings === null) return null;
  const bucket = new S3Bucket(settings);
  const names = await bucket.list();
  const isAtOnce = options.mode !== undefined && deliveredFiles(names).length > 0;
  if (!isAtOnce && !(await isDue(work, settings, names))) return null;
  const folder = await mkdtemp(join(tmpdir(), 'portal-bucket-'));
  try {
    for (const name of names) await bucket.download(name, join(folder, name));
    if (!isAtOnce && !names.some(isMarker)) await writeFile(join(folder, markerOf(settings)), '');
    const inFolder = { ...work, config: { ...config, feedFolder: folder } };
    const outcome = await deliver(inFolder, { ...options, place: settings.url });
    if (outcome === null) return null;
    const { movedTo } = outcome;
    for (const name of await readdir(join(folder, movedTo)))
      await bucket.upload(join(folder, movedTo, name), `${movedTo}/${name}`);
    // The marker last: an interrupted move is continued by the next run.
    const moved = names
      .filter((name) => name !== mappingName)
      .sort((a, b) => Number(isMarker(a)) - Number(isMarker(b)));
    for (const name of moved) await bucket.remove(name);
    // Files loaded before that hour do not count as the daily delivery.
    if (settings.dailyAt === null || (await supplierTime(work)) >= settings.dailyAt) await recordDay(work);
    return outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Loads the delivery in the bucket if it is due. Its files wait while another load is running. */
export async function loadBucketDelivery(work: JobWork, options: DeliveryOptions = {}): Promise<void> {
  try {
    await deliverFromBucket(work, options);
  } catch (error) {
    if (!(error instanceof LoadBusy)) throw error;
  }
}
