import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WaitingFiles } from '@portal/domain/data';
import { recordAudit } from '../audit/record-audit.ts';
import type { Handler, ValidatedRequest } from '../calls/handler.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../session/access.ts';
import { type BegunLoad, beginInBackground } from './begin-load.ts';
import { deliverFromBucket, returnBucketDelivery, waitingInBucket } from './bucket/bucket-delivery.ts';
import { bucketProblem } from './bucket/bucket-problem.ts';
import { beginUpload, sourceOf } from './data-load-files.ts';
import { deliver, returnDelivery, waitingFiles } from './feed-folder.ts';
import { usualApprovalPercent } from './load-folder.ts';
import { actorOf, loadNotFound, loadRefusal } from './load-refusals.ts';
import { canLoadAgain, channelOf } from './load-views.ts';
import { findLoad, type LoadRow } from './loads.ts';
import { storedFiles, uploadOf } from './stored-uploads.ts';

/** Loads from the watched folder or the bucket at once, whatever their markers and hours. */
function beginDelivery(
  services: Services,
  request: ValidatedRequest,
  from: 'folder' | 'bucket',
  mode: LoadRow['mode'],
): Promise<BegunLoad> {
  const byName = signedIn(request.caller).username;
  const load = from === 'bucket' ? deliverFromBucket : deliver;
  return beginInBackground(services, async (onBegin) => {
    const delivered = await load(services, { mode, byName, onBegin });
    // The minutely job was faster.
    if (!delivered) throw new UsageError(messages.again.noFiles);
    return { load_id: delivered.loadId, is_same: delivered.state === 'unchanged' };
  });
}

/** Does what an operator asks for, with a record of who did. */
async function recorded(
  { database, clock }: Services,
  request: ValidatedRequest,
  begin: () => Promise<BegunLoad>,
  detail: object,
): Promise<{ readonly data: BegunLoad }> {
  try {
    const begun = await begin();
    await recordAudit(database, actorOf(request), request, clock.now(), {
      what: 'feed_load',
      result: 'ok',
      detail: { load: begun.load_id, ...detail },
    });
    return { data: begun };
  } catch (error) {
    throw loadRefusal(error);
  }
}

/** Loads the stored files of an upload again. */
async function loadUploadAgain(services: Services, request: ValidatedRequest, load: LoadRow): Promise<BegunLoad> {
  const { config } = services;
  const files = await storedFiles(config, load.load_id);
  if (files.length === 0) throw new UsageError(messages.again.filesGone);
  const folder = await mkdtemp(join(tmpdir(), 'portal-feeds-'));
  const remove = () => rm(folder, { recursive: true, force: true });
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
    byName: signedIn(request.caller).username,
    isHeld: true,
  } as const;
  return beginUpload(services, folder, again, remove);
}

/** Loads a past delivery again: its files are moved back to where they were delivered. */
async function deliverAgain(services: Services, request: ValidatedRequest, load: LoadRow): Promise<BegunLoad> {
  const { feedFolder, feedBucket } = services.config;
  const { delivery } = load.report;
  const from = channelOf(load) === 'bucket' ? 'bucket' : 'folder';
  // The files of an interrupted delivery are where they were.
  if (delivery !== undefined) {
    if (from === 'bucket' && feedBucket) await returnBucketDelivery(feedBucket, delivery);
    if (from === 'folder' && feedFolder) await returnDelivery(feedFolder, delivery);
  }
  return beginDelivery(services, request, from, load.mode);
}

export const dataLoadAgain: Handler<'dataLoadAgain'> = async (request, services) => {
  const { load_id } = request.data;
  const load = await findLoad(services.database, load_id);
  if (!load) throw loadNotFound();
  const begin = async () => {
    if (!(await canLoadAgain(services.config, load))) throw new UsageError(messages.again.notPossible(load_id));
    return load.channel === 'folder' ? deliverAgain(services, request, load) : loadUploadAgain(services, request, load);
  };
  return recorded(services, request, begin, { again: load_id });
};

export const dataLoadNow: Handler<'dataLoadNow'> = async (request, services) => {
  const { from, mode } = request.data;
  const { feedFolder, feedBucket } = services.config;
  const begin = async () => {
    if (from === 'folder' && feedFolder === null) throw new UsageError(messages.again.noFolder);
    if (from === 'bucket' && feedBucket === null) throw new UsageError(messages.again.noBucket);
    const files =
      from === 'bucket' && feedBucket ? await waitingInBucket(feedBucket) : await waitingFiles(feedFolder ?? '');
    if (files.length === 0) throw new UsageError(messages.again.noFiles);
    return beginDelivery(services, request, from, mode);
  };
  return recorded(services, request, begin, { from, mode });
};

/** Files that wait in a folder or a bucket, or why they cannot be listed. */
const listed = async (
  list: Promise<readonly string[]>,
  problem: (error: unknown) => Promise<string> | string,
): Promise<WaitingFiles> => {
  try {
    return { files: await list, problem: null };
  } catch (error) {
    return { files: [], problem: await problem(error) };
  }
};

export const dataWaitingFiles: Handler<'dataWaitingFiles'> = async (_, { config }) => {
  const { feedFolder, feedBucket } = config;
  const unreadable = messages.folder.unreadable(feedFolder ?? '');
  return {
    data: {
      folder: feedFolder === null ? null : await listed(waitingFiles(feedFolder), () => unreadable),
      bucket:
        feedBucket === null
          ? null
          : await listed(waitingInBucket(feedBucket), async () => (await bucketProblem(feedBucket)) ?? unreadable),
    },
  };
};
