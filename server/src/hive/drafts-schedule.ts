import { draftState, finaliseDraft, reopenDraft } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { hiveMessages } from '../messages/hive.ts';
import { changingDrafts, writeFlags } from './changing-drafts.ts';
import { planPublication } from './drafts-store.ts';
import { needsPreflight } from './preflight-draft.ts';
import { hiveRefused, needsPublisher } from './rights.ts';
import { signedWaivers } from './signed-waivers.ts';

/** Plans are made for at most this long ahead, so that a mistyped year is noticed. */
const furthest = 2 * 366 * 86_400_000;

/** Throws a validation error unless a planned time is ahead. */
export function needsTimeAhead(at: string, now: Date, field: string): void {
  const ahead = Date.parse(at) - now.getTime();
  if (ahead <= 0) throw invalidFields([{ field, message: hiveMessages.schedule.past }]);
  if (ahead > furthest) throw invalidFields([{ field, message: hiveMessages.schedule.far }]);
}

/** HIVE-02, HIVE-15: the draft is checked now and again when its time has come. Cancelling opens it for editing again. */
export const draftsSchedule: Handler<'draftsSchedule'> = (request, services) =>
  changingDrafts('draftsSchedule', request, services, async ({ tx, caller, pages, page, draft, now, audit }) => {
    needsPublisher(caller, hiveMessages.onlyMarketing.publish);
    const { at } = request.data;
    const { draft_id } = draft;
    if (draftState(draft) === 'published') throw hiveRefused('draft_published', hiveMessages.schedule.published);
    const waivers = signedWaivers(request.data.waivers ?? draft.request_waivers, draft, caller);
    if (at !== null) {
      needsTimeAhead(at, now, 'at');
      await needsPreflight(tx, pages, draft, waivers);
      await writeFlags(tx, page.drafts, finaliseDraft(page.drafts, draft_id));
    } else if (draft.publish_at !== null) {
      await writeFlags(tx, page.drafts, reopenDraft(page.drafts, draft_id));
    }
    await planPublication(tx, { draft_id, username: caller.username, waivers }, at);
    await audit('hive_draft_schedule', { page_id: page.page_id, draft_id, revision: draft.revision, at });
    return {};
  });
