import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { endPreviews } from './previews-store.ts';

/** HIVE-15 */
export const draftsUnshare: Handler<'draftsUnshare'> = ({ data, requestId, ...request }, { database, clock }) => {
  const caller = signedIn(request.caller);
  const now = clock.now();
  return database.transaction(async (tx) => {
    const { page_id, draft_id } = data;
    const ended = await endPreviews(tx, { page_id, draft_id }, now);
    const detail = { page_id, draft_id, ended };
    await recordAudit(tx, caller, { requestId }, now, { what: 'hive_draft_unshare', result: 'ok', detail });
    return { data: { ended } };
  });
};
