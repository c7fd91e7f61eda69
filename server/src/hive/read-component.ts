import type { HiveComponent } from '@portal/domain/hive';
import type { ValidatedRequest } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { componentOf, readComponents } from './components-store.ts';
import { type DraftRef, readDraft } from './drafts-store.ts';
import type { Queries } from './pages-store.ts';
import { componentGone } from './rights.ts';
import { recordSeen } from './seen.ts';
import { keyOf } from './tree-changes.ts';

/** One component for the response; records that the caller has seen it. Throws a refusal if the draft has no such component. */
export async function readComponent(
  db: Queries,
  { data, caller }: Pick<ValidatedRequest<DraftRef & { readonly component_id: number }>, 'data' | 'caller'>,
): Promise<HiveComponent> {
  // Read before the components, so that the revision recorded as seen is never newer than what is sent.
  const draft = await readDraft(db, data);
  const { tree, records } = await readComponents(db, draft.draft_id);
  const node = tree.get(keyOf({ records }, data.component_id));
  if (!node) throw componentGone();
  await recordSeen(db, draft, signedIn(caller), node.key);
  return componentOf(node, draft, records);
}
