import { requestPublication } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { hiveMessages } from '../messages/hive.ts';
import { changingDrafts, writeFlags } from './changing-drafts.ts';
import { markDraftRequested } from './drafts-store.ts';
import { hiveRefused } from './rights.ts';
import { signedWaivers } from './signed-waivers.ts';

/** HIVE-02 */
export const draftsRequestPublication: Handler<'draftsRequestPublication'> = (request, services) =>
  changingDrafts('draftsRequestPublication', request, services, async ({ tx, caller, page, draft, now, audit }) => {
    if (draft.published) throw hiveRefused('draft_published', hiveMessages.alreadyPublished);
    const { comment = '' } = request.data;
    const waivers = signedWaivers(request.data.waivers ?? [], draft, caller);
    await writeFlags(tx, page.drafts, requestPublication(page.drafts, draft.draft_id));
    const { draft_id } = draft;
    await markDraftRequested(tx, { draft_id, username: caller.username, waivers, comment: comment.trim() }, now);
    await audit('hive_draft_request', { page_id: page.page_id, draft_id: draft.draft_id, comment, waivers });
    return {};
  });
