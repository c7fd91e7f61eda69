import { type MediaFile, mayPublish } from '@portal/domain/hive';
import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { sql, type Transaction } from '../db/database.ts';
import { mediaMessages } from '../messages/media.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { readMediaFile } from './media-files.ts';
import { mediaRefused } from './media-refusal.ts';

/** Throws unless the caller may change what visitors see of a file (HIVE-15). */
export function needsRightToShow({ kind }: Pick<Caller, 'kind'>, { uses }: Pick<MediaFile, 'uses'>): void {
  if (uses.some((use) => use.live) && !mayPublish(kind)) throw mediaRefused('not_allowed', mediaMessages.onlyMarketing);
}

/** Milliseconds that storing a file may take: the embedded database needs 5 seconds for 20 MB. */
export const storeDeadline = 60_000;

/** Runs `work` in a transaction with the file locked so that changes take turns, and records it in the audit log. Throws a refusal if the file is not there. */
export function changingFile<Result>(
  media_id: number,
  { caller, requestId, what }: Pick<ValidatedRequest, 'requestId'> & { readonly caller: Caller; readonly what: string },
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  work: (tx: Transaction, file: MediaFile) => Promise<Result>,
): Promise<Result> {
  const change = async (tx: Transaction) => {
    await tx.query(sql`SELECT 1 AS locked FROM media_file WHERE media_id = ${media_id} FOR UPDATE`);
    const file = await readMediaFile(tx, media_id);
    const result = await work(tx, file);
    const detail = { media_id, name: file.name };
    await recordAudit(tx, caller, { requestId }, clock.now(), { what, result: 'ok', detail });
    return result;
  };
  return database.transaction(change, { deadline: storeDeadline });
}
