import type { CallRequest } from '@portal/domain/contract';
import { isLiveAsSeen } from '@portal/domain/hive';
import type { Handler, ValidatedRequest } from '../calls/handler.ts';
import { hiveMessages } from '../messages/hive.ts';
import type { Services } from '../services.ts';
import { changingDrafts } from './changing-drafts.ts';
import { publishNow } from './publish-now.ts';
import { conflict, needsPublisher } from './rights.ts';
import { signedWaivers } from './signed-waivers.ts';

/** HIVE-02, HIVE-15. The draft is cleaned by today's rules (HIVE-14) and checked (preflight) before it goes live, whoever calls. */
export const draftsPublish: Handler<'draftsPublish'> = async (request, services) => {
  const answer = await publishing(request, services);
  const { notes } = answer.data;
  if (notes.length === 0) return answer;
  return {
    ...answer,
    action: 'display_message',
    user_message: hiveMessages.publishedWithChanges(notes.join(' ')),
  };
};

const publishing = (request: ValidatedRequest<CallRequest<'drafts/publish'>>, services: Services) =>
  changingDrafts('draftsPublish', request, services, async ({ tx, caller, pages, page, draft, now, audit }) => {
    needsPublisher(caller, hiveMessages.onlyMarketing.publish);
    const { instead_of: seen } = request.data;
    if (seen !== undefined && !isLiveAsSeen(page.drafts, draft.draft_id, seen)) {
      throw conflict(hiveMessages.otherPublished);
    }
    // Without waivers in the request, those given when publication was requested still apply.
    const waivers = signedWaivers(request.data.waivers ?? draft.request_waivers, draft, caller);
    const notes = await publishNow(tx, { pages, page, draft, waivers, by: caller, now });
    await audit('hive_draft_publish', {
      page_id: page.page_id,
      draft_id: draft.draft_id,
      revision: draft.revision,
      requested_by: draft.requested_by,
      waivers,
      cleaned: notes,
      instead_of: page.drafts.find((each) => each.published)?.draft_id ?? null,
    });
    return { notes };
  });
