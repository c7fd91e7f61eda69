import { countAudits, lockAudits } from '../audit/record-audit.ts';
import type { Transaction } from '../db/database.ts';
import { mediaMessages } from '../messages/media.ts';
import { mediaRefused } from './media-refusal.ts';

type Queries = Pick<Transaction, 'query'>;

/** Uploads of one user within an hour. */
const mostUploads = 300;
const hour = 3_600_000;

/** HIVE-13: throws a refusal if the user has added or replaced too many files within an hour. */
export async function needsUploadLeft(db: Queries, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - hour).toISOString();
  const added = await countAudits(db, userId, 'media_upload', since);
  const replaced = await countAudits(db, userId, 'media_replace', since);
  if (added + replaced >= mostUploads) {
    throw mediaRefused('too_many_uploads', mediaMessages.tooMany(mostUploads), 429);
  }
}

/**
 * HIVE-13: the same in the transaction that stores the file, so that parallel uploads cannot exceed it. The user's other
 * uploads wait until the transaction ends, so call it after the bytes are stored.
 */
export async function takeUploadLeft(tx: Queries, userId: string, now: Date): Promise<void> {
  await lockAudits(tx, userId, 'media_upload');
  await needsUploadLeft(tx, userId, now);
}
