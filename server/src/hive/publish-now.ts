import { type HiveDraft, type HivePage, type HiveWaiver, publishDraft } from '@portal/domain/hive';
import type { Caller } from '../session/caller.ts';
import { writeFlags } from './changing-drafts.ts';
import { cleanDraft } from './clean-draft.ts';
import { markDraftPublished, recordChange } from './drafts-store.ts';
import type { Queries } from './pages-store.ts';
import { needsPreflight } from './preflight-draft.ts';

export interface Publication {
  /** All pages before the change. */
  readonly pages: readonly HivePage[];
  readonly page: HivePage;
  readonly draft: HiveDraft;
  readonly waivers: readonly HiveWaiver[];
  readonly by: Pick<Caller, 'username' | 'realUserId'>;
  readonly now: Date;
}

/**
 * HIVE-02: publishes a draft, cleaned by today's rules (HIVE-14) and checked against today's catalogue and pages. Throws a refusal if
 * visitors would see errors that nobody accepted. Returns a sentence for each piece that was removed.
 */
export async function publishNow(
  tx: Queries,
  { pages, page, draft, waivers, by, now }: Publication,
): Promise<readonly string[]> {
  const { differences, notes } = await cleanDraft(tx, draft.draft_id);
  // What was removed is recorded in the draft's history and reported to the publisher.
  if (differences.length > 0) await recordChange(tx, draft, by, now, differences);
  await needsPreflight(tx, pages, draft, waivers);
  await writeFlags(tx, page.drafts, publishDraft(page.drafts, draft.draft_id));
  await markDraftPublished(tx, { draft_id: draft.draft_id, username: by.username, waivers }, now);
  return notes;
}
