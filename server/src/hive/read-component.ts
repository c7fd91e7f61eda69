import type { HiveComponent } from '@portal/domain/hive';
import { componentOf, readComponents } from './components-store.ts';
import { type DraftAsked, readDraft } from './drafts-store.ts';
import type { Queries } from './pages-store.ts';
import { componentGone } from './rights.ts';
import { keyOf } from './tree-changes.ts';

/** One component as it travels. Throws a refusal where the draft has none of this id. */
export async function readComponent(
  db: Queries,
  at: DraftAsked & { readonly component_id: number },
): Promise<HiveComponent> {
  const draft = await readDraft(db, at);
  const { tree, records } = await readComponents(db, draft.draft_id);
  const node = tree.get(keyOf({ records }, at.component_id));
  if (!node) throw componentGone();
  return componentOf(node, draft, records);
}
