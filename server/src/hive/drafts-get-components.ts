import { rootOf, subtreeOf } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { componentOf, readComponents } from './components-store.ts';
import { readDraft } from './drafts-store.ts';
import { recordSeen } from './seen.ts';

/** HIVE-05: the root first, then in the order of the page. */
export const draftsGetComponents: Handler<'draftsGetComponents'> = ({ data, caller }, { database }) =>
  // In one transaction: components of the revision that goes with them.
  database.transaction(async (tx) => {
    const draft = await readDraft(tx, data, { lock: true });
    const { tree, records } = await readComponents(tx, draft.draft_id);
    await recordSeen(tx, draft, signedIn(caller));
    const nodes = subtreeOf(tree, rootOf(tree));
    return { data: { draft, components: nodes.map((node) => componentOf(node, draft, records)) } };
  });
