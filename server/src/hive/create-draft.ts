import type { CallRequest } from '@portal/domain/contract';
import { type HiveDraft, rootOf, subtreeOf } from '@portal/domain/hive';
import { hiveMessages } from '../messages/hive.ts';
import type { ChangingDrafts } from './changing-drafts.ts';
import type { ChangingPages } from './changing-pages.ts';
import { readComponents, writeNodes } from './components-store.ts';
import { insertDraft, markDraftDeleted, newRoot, readDraft } from './drafts-store.ts';
import { needsPublisher, pageGone } from './rights.ts';

/**
 * HIVE-02: creates an empty draft with a root, or a fork or a copy of a draft, whose components keep their keys, and returns it. Throws a
 * refusal if the page or the draft to copy does not exist.
 */
export async function createDraft(
  { tx, caller, pages, now, audit }: ChangingPages,
  wanted: CallRequest<'drafts/create'>,
): Promise<HiveDraft> {
  const { page_id, description = '', fork_from = null, from_page = page_id } = wanted;
  if (!pages.some((page) => page.page_id === page_id)) throw pageGone();
  const source =
    fork_from === null ? null : await readDraft(tx, { page_id: from_page, draft_id: fork_from }, { lock: true });
  const name = description.trim() || source?.description || '';
  const draft_id = await insertDraft(
    tx,
    { page_id, description: name, forked_from: from_page === page_id ? fork_from : null },
    caller,
    now,
  );
  const copied = source ? await readComponents(tx, source.draft_id) : null;
  const nodes = copied ? subtreeOf(copied.tree, rootOf(copied.tree)) : [newRoot];
  const described = new Map([...(copied?.records ?? [])].map(([key, record]) => [key, record.described] as const));
  await writeNodes(tx, draft_id, nodes.length > 0 ? nodes : [newRoot], described);
  await audit('hive_draft_create', { page_id, draft_id, fork_from, ...(from_page === page_id ? {} : { from_page }) });
  return readDraft(tx, { page_id, draft_id });
}

/**
 * HIVE-02: soft delete. Deleting the published draft unpublishes the page, so it needs the right to publish; throws a refusal without it.
 */
export async function removeDraft({ tx, caller, page, draft, now, audit }: ChangingDrafts): Promise<void> {
  if (draft.published) needsPublisher(caller, hiveMessages.onlyMarketing.deleteDraft);
  await markDraftDeleted(tx, draft.draft_id, now);
  await audit('hive_draft_delete', { page_id: page.page_id, draft_id: draft.draft_id, published: draft.published });
}
