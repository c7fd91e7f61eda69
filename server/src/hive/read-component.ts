import type { HiveComponent } from '@portal/domain/hive';
import type { ValidatedRequest } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { componentOf, readComponents } from './components-store.ts';
import { type DraftAsked, readDraft } from './drafts-store.ts';
import type { Queries } from './pages-store.ts';
import { componentGone } from './rights.ts';
import { recordSeen } from './seen.ts';
import { keyOf } from './tree-changes.ts';

/** One component as it travels, seen by the caller from then on. Throws a refusal where the draft has none of this id. */
export async function readComponent(
  db: Queries,
  { data, caller }: Pick<ValidatedRequest<DraftAsked & { readonly component_id: number }>, 'data' | 'caller'>,
): Promise<HiveComponent> {
  // Before its components: what is written down as seen may be older than what was told, never newer.
  const draft = await readDraft(db, data);
  const { tree, records } = await readComponents(db, draft.draft_id);
  const node = tree.get(keyOf({ records }, data.component_id));
  if (!node) throw componentGone();
  await recordSeen(db, draft, signedIn(caller), node.key);
  return componentOf(node, draft, records);
}
