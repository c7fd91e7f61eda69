import { requestPublication } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { hiveMessages } from '../messages/hive.ts';
import { changingDrafts, writeFlags } from './changing-drafts.ts';
import { markDraftRequested } from './drafts-store.ts';
import { noticeOfRequest } from './request-notice.ts';
import { hiveRefused } from './rights.ts';
import { signedWaivers } from './signed-waivers.ts';

/** HIVE-02. Those who may publish are notified, unless publication of this draft is requested already. */
export const draftsRequestPublication: Handler<'draftsRequestPublication'> = async (request, services) => {
  let notify = () => {};
  const answer = await changingDrafts(
    'draftsRequestPublication',
    request,
    services,
    async ({ tx, caller, page, draft, now, audit }) => {
      if (draft.published) throw hiveRefused('draft_published', hiveMessages.alreadyPublished);
      const comment = (request.data.comment ?? '').trim();
      const waivers = signedWaivers(request.data.waivers ?? [], draft, caller);
      await writeFlags(tx, page.drafts, requestPublication(page.drafts, draft.draft_id));
      const { draft_id } = draft;
      await markDraftRequested(tx, { draft_id, username: caller.username, waivers, comment }, now);
      await audit('hive_draft_request', { page_id: page.page_id, draft_id, comment, waivers });
      if (!draft.publish_requested) notify = () => noticeOfRequest(services, request, caller, { page, draft, comment });
      return {};
    },
  );
  // After the transaction: no mail about a request that was rolled back.
  notify();
  return answer;
};
