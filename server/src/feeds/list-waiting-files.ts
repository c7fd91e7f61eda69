import type { WaitingFiles } from '@portal/domain/data';
import type { Config } from '../config.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { waitingInBucket } from './bucket/bucket-delivery.ts';
import { bucketProblem } from './bucket/bucket-problem.ts';
import { waitingFiles } from './feed-folder.ts';

async function listed(
  list: Promise<readonly string[]>,
  problem: () => Promise<string> | string,
): Promise<WaitingFiles> {
  try {
    return { files: await list, problem: null };
  } catch {
    return { files: [], problem: await problem() };
  }
}

/** The files that wait in the watched folder and in the bucket, or why they cannot be listed; null for what is not set up. */
export async function listWaitingFiles({ feedFolder, feedBucket }: Pick<Config, 'feedFolder' | 'feedBucket'>): Promise<{
  readonly folder: WaitingFiles | null;
  readonly bucket: WaitingFiles | null;
}> {
  const unreadable = messages.folder.unreadable(feedFolder ?? '');
  const folder = feedFolder === null ? null : await listed(waitingFiles(feedFolder), () => unreadable);
  const bucket =
    feedBucket === null
      ? null
      : await listed(waitingInBucket(feedBucket), async () => (await bucketProblem(feedBucket)) ?? unreadable);
  return { folder, bucket };
}
