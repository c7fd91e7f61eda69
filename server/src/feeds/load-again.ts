import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordAudit } from '../audit/record-audit.ts';
import type { Author } from '../calls/author.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import type { Services } from '../services.ts';
import { type BegunLoad, beginInBackground } from './begin-load.ts';
import { beginUpload, sourceOf } from './begin-upload.ts';
import { deliverFromBucket, returnBucketDelivery, waitingInBucket } from './bucket/bucket-delivery.ts';
import { deliver, returnDelivery, waitingFiles } from './feed-folder.ts';
import { usualApprovalPercent } from './load-folder.ts';
import { loadNotFound } from './load-refusals.ts';
import { canLoadAgain, channelOf } from './load-views.ts';
import { findLoad, type LoadRow } from './loads.ts';
import { storedFiles, uploadOf } from './stored-uploads.ts';

/** Where files are delivered. */
type DeliveryPlace = 'folder' | 'bucket';

interface WaitingLoad {
  readonly from: DeliveryPlace;
  readonly mode: LoadRow['mode'];
}

/** Loads from the watched folder or the bucket at once, whatever their markers and hours. */
function beginDelivery(
  services: Services,
  from: DeliveryPlace,
  mode: LoadRow['mode'],
  byName: string,
): Promise<BegunLoad> {
  const load = from === 'bucket' ? deliverFromBucket : deliver;
  return beginInBackground(services, async (onBegin) => {
    const delivered = await load(services, { mode, byName, onBegin });
    // The job that runs every minute was faster.
    if (!delivered) throw new UsageError(messages.again.noFiles);
    return { load_id: delivered.loadId, is_same: delivered.state === 'unchanged' };
  });
}

/** Loads the stored files of an upload again, from a copy: storing the upload once more removes them. */
async function loadUploadAgain(services: Services, load: LoadRow, byName: string): Promise<BegunLoad> {
  const { config } = services;
  const files = await storedFiles(config, load.load_id);
  if (files.length === 0) throw new UsageError(messages.again.filesGone);
  const folder = await mkdtemp(join(tmpdir(), 'portal-feeds-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await cp(uploadOf(config, load.load_id), folder, { recursive: true });
    const again = {
      folder: sourceOf(
        files.map((name) => ({ name })),
        folder,
      ),
      shownAs: load.folder,
      isDelta: load.mode === 'delta',
      isCheck: false,
      reportFolder: null,
      approvalPercent: usualApprovalPercent,
      channel: 'screen',
      byName,
      isHeld: true,
    } as const;
    return await beginUpload(services, folder, again, remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Loads a past delivery again: its files are moved back to where they were delivered. */
async function deliverAgain(services: Services, load: LoadRow, byName: string): Promise<BegunLoad> {
  const { feedFolder, feedBucket } = services.config;
  const { delivery } = load.report;
  const from = channelOf(load) === 'bucket' ? 'bucket' : 'folder';
  // The files of an interrupted delivery were not moved.
  if (delivery !== undefined) {
    if (from === 'bucket' && feedBucket) await returnBucketDelivery(feedBucket, delivery);
    if (from === 'folder' && feedFolder) await returnDelivery(feedFolder, delivery);
  }
  return beginDelivery(services, from, load.mode, byName);
}

/** Records in the audit log who began a load. */
async function recorded(
  { database, clock }: Services,
  by: Author,
  begin: Promise<BegunLoad>,
  given: object,
): Promise<BegunLoad> {
  const begun = await begin;
  const detail = { load: begun.load_id, ...given };
  await recordAudit(database, by.caller, by, clock.now(), { what: 'feed_load', result: 'ok', detail });
  return begun;
}

/**
 * Loads the files of an earlier load again, from where they came: the watched folder, the bucket or the stored upload. Resolves when
 * reading has begun. `by` is shown as who loaded them. Throws a refusal if there is no such load, a `UsageError` if it cannot be repeated or
 * its files are gone, and `LoadBusy` while another load is running.
 */
export async function loadAgain(services: Services, by: Author, loadId: number): Promise<BegunLoad> {
  const load = await findLoad(services.database, loadId);
  if (!load) throw loadNotFound();
  return recorded(services, by, repeatLoad(services, load, by.caller.username), { again: loadId });
}

/** Like `loadAgain`, but without an entry in the audit log. */
export async function repeatLoad(services: Services, load: LoadRow, byName: string): Promise<BegunLoad> {
  if (!(await canLoadAgain(services.config, load))) throw new UsageError(messages.again.notPossible(load.load_id));
  return load.channel === 'folder' ? deliverAgain(services, load, byName) : loadUploadAgain(services, load, byName);
}

/**
 * Loads the files that wait in the watched folder or the bucket without a marker and before their hour. Resolves when reading has begun.
 * Throws a `UsageError` if the place is not set up or has no files, and `LoadBusy` while another load is running.
 */
export const loadWaiting = (services: Services, by: Author, { from, mode }: WaitingLoad): Promise<BegunLoad> =>
  recorded(services, by, beginWaiting(services, { from, mode }, by.caller.username), { from, mode });

async function beginWaiting(services: Services, { from, mode }: WaitingLoad, byName: string): Promise<BegunLoad> {
  const { feedFolder, feedBucket } = services.config;
  if (from === 'folder' && feedFolder === null) throw new UsageError(messages.again.noFolder);
  if (from === 'bucket' && feedBucket === null) throw new UsageError(messages.again.noBucket);
  const files =
    from === 'bucket' && feedBucket ? await waitingInBucket(feedBucket) : await waitingFiles(feedFolder ?? '');
  if (files.length === 0) throw new UsageError(messages.again.noFiles);
  return beginDelivery(services, from, mode, byName);
}
