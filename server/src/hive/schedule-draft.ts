import type { CallRequest } from '@portal/domain/contract';
import { draftState, finaliseDraft, reopenDraft } from '@portal/domain/hive';
import { invalidFields } from '../calls/refusal.ts';
import { hiveMessages } from '../messages/hive.ts';
import { type ChangingDrafts, writeFlags } from './changing-drafts.ts';
import { planPublication } from './drafts-store.ts';
import { needsPreflight } from './preflight-draft.ts';
import { hiveRefused, needsPublisher } from './rights.ts';
import { signedWaivers } from './signed-waivers.ts';

/** The furthest time ahead that can be scheduled, so that a mistyped year is noticed. */
const furthest = 2 * 366 * 86_400_000;

/** Throws a validation error unless a planned time is ahead. */
export function needsTimeAhead(at: string, now: Date, field: string): void {
  const ahead = Date.parse(at) - now.getTime();
  if (ahead <= 0) throw invalidFields([{ field, message: hiveMessages.schedule.past }]);
  if (ahead > furthest) throw invalidFields([{ field, message: hiveMessages.schedule.far }]);
}

export interface Plan {
  /** ISO text; null cancels the plan. */
  readonly at: string | null;
  /** Those of the request for publication if absent. */
  readonly waivers?: CallRequest<'drafts/schedule'>['waivers'];
}

/**
 * HIVE-02, HIVE-15: plans when a draft goes live. It is checked now and again when its time has come. Cancelling opens it for editing again.
 * Throws a refusal if the caller may not publish, the draft is live, its check finds a problem, or the time is in the past.
 */
export async function scheduleDraft(
  { tx, caller, pages, page, draft, now, audit }: ChangingDrafts,
  { at, waivers: given }: Plan,
): Promise<void> {
  needsPublisher(caller, hiveMessages.onlyMarketing.publish);
  const { draft_id } = draft;
  if (draftState(draft) === 'published') throw hiveRefused('draft_published', hiveMessages.schedule.published);
  const waivers = signedWaivers(given ?? draft.request_waivers, draft, caller);
  if (at !== null) {
    needsTimeAhead(at, now, 'at');
    await needsPreflight(tx, pages, draft, waivers);
    await writeFlags(tx, page.drafts, finaliseDraft(page.drafts, draft_id));
  } else if (draft.publish_at !== null) {
    await writeFlags(tx, page.drafts, reopenDraft(page.drafts, draft_id));
  }
  await planPublication(tx, { draft_id, username: caller.username, waivers }, at);
  await audit('hive_draft_schedule', { page_id: page.page_id, draft_id, revision: draft.revision, at });
}
