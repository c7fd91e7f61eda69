import { reasonOf } from '../../db/open.ts';
import { bucketMessages } from '../../messages/bucket.ts';
import type { BucketAccess } from './bucket-settings.ts';
import { BucketRefusal, S3Bucket } from './s3-bucket.ts';

/** Milliseconds after which a bucket that does not respond counts as unreachable. */
const timeout = 10_000;

/**
 * Why the files of a bucket cannot be listed, in one line; null if they can. The portal starts all the same: the bucket may be
 * unavailable only for now, and buyers do not need it.
 */
export async function bucketProblem(bucket: BucketAccess): Promise<string | null> {
  try {
    await new S3Bucket(bucket, timeout).list();
    return null;
  } catch (error) {
    const reason =
      error instanceof BucketRefusal
        ? error.message
        : bucketMessages.unreachable(bucket.url, reasonOf(error instanceof Error ? (error.cause ?? error) : error));
    return bucketMessages.notLoaded(reason);
  }
}
