import type { CallKey } from '@portal/domain/contract';
import type { HiveDraft, HivePage } from '@portal/domain/hive';
import type { HandlerResponse, ValidatedRequest } from '../calls/handler.ts';
import { sql, type Transaction } from '../db/database.ts';
import { hiveMessages } from '../messages/hive.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { changingPages } from './changing-pages.ts';
import type { DraftRef } from './drafts-store.ts';
import { readPage } from './pages-store.ts';
import { conflict, draftGone, pageGone } from './rights.ts';

export interface ChangingDrafts {
  readonly tx: Transaction;
  readonly caller: Caller;
  /** All pages before the change. */
  readonly pages: readonly HivePage[];
  readonly page: HivePage;
  readonly draft: HiveDraft;
  readonly now: Date;
  audit(what: string, detail: object): Promise<void>;
}

/**
 * Runs `work` in one transaction with the draft locked and returns the page's drafts plus what `work` adds. Throws a conflict if the
 * caller sends a revision and the draft has changed since: nobody finalises or publishes what they have not seen (HIVE-15).
 */
export function changingDrafts<More extends object>(
  call: CallKey,
  request: ValidatedRequest<DraftRef & { readonly revision?: number | undefined }>,
  services: Services,
  work: (changing: ChangingDrafts) => Promise<More>,
): Promise<HandlerResponse<{ readonly drafts: readonly HiveDraft[] } & More>> {
  const at = request.data;
  return changingPages(call, request, services, async ({ tx, caller, pages, now, audit }) => {
    const page = pages.find((each) => each.page_id === at.page_id);
    if (!page) throw pageGone();
    // Locked, so that no component changes in between.
    const [held] = await tx.query<{ revision: number }>(sql`
      SELECT revision FROM hive_draft WHERE draft_id = ${at.draft_id} AND page_id = ${at.page_id} AND deleted IS NULL FOR UPDATE`);
    const draft = page.drafts.find((each) => each.draft_id === at.draft_id);
    if (!held || !draft) throw draftGone();
    if (at.revision !== undefined && at.revision !== held.revision) {
      throw conflict(hiveMessages.draftChanged);
    }
    const more = await work({ tx, caller, pages, page, draft, now, audit });
    return { data: { drafts: (await readPage(tx, page.page_id)).drafts, ...more } };
  });
}

/** Writes changed draft flags. Drafts that lose a flag come first, because a page has at most one draft with each flag. */
export async function writeFlags(
  tx: Transaction,
  before: readonly HiveDraft[],
  after: readonly HiveDraft[],
): Promise<void> {
  const changed = after.filter((draft, i) => draft !== before[i]);
  const rank = (draft: HiveDraft) => draft.published + draft.publish_requested;
  for (const draft of [...changed].sort((a, b) => rank(a) - rank(b))) {
    await tx.query(sql`
      UPDATE hive_draft SET finalised = ${draft.finalised === 1}, published = ${draft.published === 1},
        publish_requested = ${draft.publish_requested === 1}
      WHERE draft_id = ${draft.draft_id}`);
  }
}
