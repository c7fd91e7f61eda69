import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { readDraft } from './drafts-store.ts';
import { createPreview } from './previews-store.ts';

const day = 86_400_000;

/** HIVE-15 */
export const draftsShare: Handler<'draftsShare'> = ({ data, requestId, ...request }, { database, clock }) => {
  const caller = signedIn(request.caller);
  const now = clock.now();
  const expires = new Date(now.getTime() + data.days * day);
  return database.transaction(async (tx) => {
    const { page_id, draft_id } = await readDraft(tx, data);
    const token = await createPreview(tx, { page_id, draft_id }, caller, now, expires);
    const detail = { page_id, draft_id, expires: expires.toISOString() };
    await recordAudit(tx, caller, { requestId }, now, { what: 'hive_draft_share', result: 'ok', detail });
    return { data: { token, expires: expires.toISOString() } };
  });
};
