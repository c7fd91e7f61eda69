import { rootOf, subtreeOf } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { componentOf, readComponents } from './components-store.ts';
import { readDraft } from './drafts-store.ts';
import { recordSeen } from './seen.ts';

/** HIVE-05: components in page order, the root first. */
export const draftsGetComponents: Handler<'draftsGetComponents'> = ({ data, caller }, { database }) =>
  // In one transaction, so that the components match the returned revision.
  database.transaction(async (tx) => {
    const draft = await readDraft(tx, data, { lock: true });
    const { tree, records } = await readComponents(tx, draft.draft_id);
    await recordSeen(tx, draft, signedIn(caller));
    const nodes = subtreeOf(tree, rootOf(tree));
    return { data: { draft, components: nodes.map((node) => componentOf(node, draft, records)) } };
  });
