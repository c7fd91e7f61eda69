import { countAudits, lockAudits, recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../db/database.ts';
import { documentsMessages } from '../messages/documents.ts';
import type { Caller } from '../session/caller.ts';

const what = 'download-net-pricing-file';
export const maxFilesPerHour = 6;
const hour = 3_600_000;

/**
 * HIST-04: counts a price file in the audit log before it is generated, so that parallel requests cannot exceed the limit. Throws a refusal
 * if the user has had six within an hour, for whichever accounts.
 */
export async function takePriceFile(
  database: Database,
  request: Pick<ValidatedRequest, 'requestId'>,
  caller: Pick<Caller, 'userId' | 'realUserId'>,
  accode: string,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - hour).toISOString();
  await database.transaction(async (tx) => {
    await lockAudits(tx, caller.userId, what);
    if ((await countAudits(tx, caller.userId, what, since)) >= maxFilesPerHour) {
      throw new Refusal('too_many_files', {
        action: 'display_message',
        user_message: documentsMessages.tooManyPriceFiles(maxFilesPerHour),
      });
    }
    await recordAudit(tx, caller, request, now, { what, result: 'given', detail: { accode } });
  });
}
