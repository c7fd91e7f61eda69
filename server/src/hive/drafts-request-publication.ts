import { requestPublication } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { changingDrafts, writeFlags } from './changing-drafts.ts';
import { hiveRefused } from './rights.ts';
import { signedWaivers } from './signed-waivers.ts';

/** HIVE-02 */
export const draftsRequestPublication: Handler<'draftsRequestPublication'> = (asked, services) =>
  changingDrafts('draftsRequestPublication', asked, services, async ({ tx, caller, page, draft, now, audit }) => {
    if (draft.published) throw hiveRefused('draft_published', 'This draft is published already.');
    const { comment = '' } = asked.data;
    const waivers = signedWaivers(asked.data.waivers ?? [], draft, caller);
    await writeFlags(tx, page.drafts, requestPublication(page.drafts, draft.draft_id));
    await tx.query(sql`
      UPDATE hive_draft SET requested = ${now.toISOString()}, requested_by = ${caller.username}, request_comment = ${comment.trim()},
        request_waivers = ${JSON.stringify(waivers)}::jsonb
      WHERE draft_id = ${draft.draft_id}`);
    await audit('hive_draft_request', { page_id: page.page_id, draft_id: draft.draft_id, comment, waivers });
    return {};
  });
