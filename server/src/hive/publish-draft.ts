import type { CallRequest } from '@portal/domain/contract';
import { finaliseDraft, isLiveAsSeen, requestPublication, revokeRequest } from '@portal/domain/hive';
import { hiveMessages } from '../messages/hive.ts';
import { type ChangingDrafts, writeFlags } from './changing-drafts.ts';
import { markDraftRequested } from './drafts-store.ts';
import { publishNow } from './publish-now.ts';
import { conflict, hiveRefused, needsPublisher } from './rights.ts';
import { signedWaivers } from './signed-waivers.ts';

/**
 * HIVE-02, HIVE-15: publishes a draft and returns what was cleaned, as messages for the user. It is cleaned by today's rules (HIVE-14) and
 * checked (preflight) before it goes live, whoever calls. Throws a refusal if the caller may not publish or the check finds a problem,
 * and a conflict if another draft was published since the caller looked.
 */
export async function publishDraft(
  { tx, caller, pages, page, draft, now, audit }: ChangingDrafts,
  { instead_of: seen, waivers: given }: Pick<CallRequest<'drafts/publish'>, 'instead_of' | 'waivers'>,
): Promise<readonly string[]> {
  needsPublisher(caller, hiveMessages.onlyMarketing.publish);
  if (seen !== undefined && !isLiveAsSeen(page.drafts, draft.draft_id, seen)) {
    throw conflict(hiveMessages.otherPublished);
  }
  // Without waivers in the request, those given when publication was requested still apply.
  const waivers = signedWaivers(given ?? draft.request_waivers, draft, caller);
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
  return notes;
}

/**
 * HIVE-02: requests publication of a draft. Returns the comment as stored, and `isNews`: whether publication had not been requested
 * before. Throws a refusal if it is published already.
 */
export async function requestDraft(
  { tx, caller, page, draft, now, audit }: ChangingDrafts,
  given: Pick<CallRequest<'drafts/request-publication'>, 'comment' | 'waivers'>,
): Promise<{ readonly comment: string; readonly isNews: boolean }> {
  if (draft.published) throw hiveRefused('draft_published', hiveMessages.alreadyPublished);
  const comment = (given.comment ?? '').trim();
  const waivers = signedWaivers(given.waivers ?? [], draft, caller);
  await writeFlags(tx, page.drafts, requestPublication(page.drafts, draft.draft_id));
  const { draft_id } = draft;
  await markDraftRequested(tx, { draft_id, username: caller.username, waivers, comment }, now);
  await audit('hive_draft_request', { page_id: page.page_id, draft_id, comment, waivers });
  return { comment, isNews: !draft.publish_requested };
}

/** HIVE-02: ends the editing of a draft, so that it can be reviewed and published. */
export async function endEditing({ tx, page, draft, audit }: ChangingDrafts): Promise<void> {
  await writeFlags(tx, page.drafts, finaliseDraft(page.drafts, draft.draft_id));
  await audit('hive_draft_finalise', { page_id: page.page_id, draft_id: draft.draft_id, revision: draft.revision });
}

/** HIVE-02: withdraws the request to publish a draft. Succeeds also if there is none. */
export async function withdrawRequest({ tx, page, draft, audit }: ChangingDrafts): Promise<void> {
  await writeFlags(tx, page.drafts, revokeRequest(page.drafts, draft.draft_id));
  await audit('hive_draft_revoke', { page_id: page.page_id, draft_id: draft.draft_id });
}
