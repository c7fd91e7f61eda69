import type { WaitingFiles } from '@portal/domain/data';
import { recordAudit } from '../audit/record-audit.ts';
import type { Handler, ValidatedRequest } from '../calls/handler.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../session/access.ts';
import type { BegunLoad } from './begin-load.ts';
import { waitingInBucket } from './bucket/bucket-delivery.ts';
import { bucketProblem } from './bucket/bucket-problem.ts';
import { waitingFiles } from './feed-folder.ts';
import { loadAgain, loadWaiting } from './load-again.ts';
import { actorOf, loadNotFound, loadRefusal } from './load-refusals.ts';
import { findLoad } from './loads.ts';

/** Does what an operator asks for, with a record of who did. */
async function recorded(
  { database, clock }: Services,
  request: ValidatedRequest,
  begin: Promise<BegunLoad>,
  detail: object,
): Promise<{ readonly data: BegunLoad }> {
  try {
    const begun = await begin;
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

export const dataLoadAgain: Handler<'dataLoadAgain'> = async (request, services) => {
  const { load_id } = request.data;
  const { username } = signedIn(request.caller);
  const load = await findLoad(services.database, load_id);
  if (!load) throw loadNotFound();
  return recorded(services, request, loadAgain(services, load, username), { again: load_id });
};

export const dataLoadNow: Handler<'dataLoadNow'> = async (request, services) => {
  const { from, mode } = request.data;
  const { username } = signedIn(request.caller);
  return recorded(services, request, loadWaiting(services, { from, mode }, username), { from, mode });
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
