import { isLiveAsSeen, publishDraft } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { changingDrafts, writeFlags } from './changing-drafts.ts';
import { cleanDraft } from './clean-draft.ts';
import { conflict, needsPublisher } from './rights.ts';
import { signedWaivers } from './signed-waivers.ts';

/** HIVE-02, HIVE-15. What goes out is cleaned once more, by the rules of today (HIVE-14). */
export const draftsPublish: Handler<'draftsPublish'> = (asked, services) =>
  changingDrafts(asked, services, asked.data, async ({ tx, caller, page, draft, now, audit }) => {
    needsPublisher(caller, 'publish this draft');
    const { instead_of: seen } = asked.data;
    if (seen !== undefined && !isLiveAsSeen(page.drafts, draft.draft_id, seen)) {
      throw conflict('Another draft of this page was published since you looked at it. Look at it again.');
    }
    await cleanDraft(tx, draft.draft_id);
    await writeFlags(tx, page.drafts, publishDraft(page.drafts, draft.draft_id));
    // What was let stand when it was asked for stays told where whoever publishes says nothing else.
    const waivers = signedWaivers(asked.data.waivers ?? draft.request_waivers, draft, caller);
    await tx.query(sql`
      UPDATE hive_draft SET published_at = ${now.toISOString()}, published_by = ${caller.username},
        request_waivers = ${JSON.stringify(waivers)}::jsonb
      WHERE draft_id = ${draft.draft_id}`);
    await audit('hive_draft_publish', {
      page_id: page.page_id,
      draft_id: draft.draft_id,
      revision: draft.revision,
      requested_by: draft.requested_by,
      waivers,
      instead_of: page.drafts.find((each) => each.published)?.draft_id ?? null,
    });
  });
