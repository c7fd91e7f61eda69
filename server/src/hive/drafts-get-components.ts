import { selectedAfterRemoval, subtreeOf } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { componentOf, readComponents } from './components-store.ts';
import { readDraft } from './drafts-store.ts';

/** HIVE-05: the root first, then in the order of the page. */
export const draftsGetComponents: Handler<'draftsGetComponents'> = ({ data }, { database }) =>
  // In one transaction: components of the revision that goes with them.
  database.transaction(async (tx) => {
    const draft = await readDraft(tx, data, { lock: true });
    const { tree, records } = await readComponents(tx, draft.draft_id);
    const nodes = subtreeOf(tree, selectedAfterRemoval(tree));
    return { data: { draft, components: nodes.map((node) => componentOf(node, draft, records)) } };
  });
