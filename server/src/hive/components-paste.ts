import { copySubtree, subtreeOf, treeRefusals } from '@portal/domain/hive';
import { ulid } from 'ulid';
import type { Handler } from '../calls/handler.ts';
import { changingDraftWithReply } from './changing-draft.ts';
import { readComponents } from './components-store.ts';
import { readDraft } from './drafts-store.ts';
import { hiveRefused } from './rights.ts';
import { idIn, keyOf, parentKeyOf, treeAfter } from './tree-changes.ts';

/** HIVE-05: copies a subtree, also across pages and drafts. It gets new ids and keys; its settings are validated like typed ones. */
export const componentsPaste: Handler<'componentsPaste'> = (request, services) => {
  const { component_id, new_page_id, new_draft_id, new_parent, new_position: position, revision } = request.data;
  let top = '';
  return changingDraftWithReply(request, services, {
    once: 'componentsPaste',
    at: { page_id: new_page_id, draft_id: new_draft_id, revision },
    work: async (before) => {
      const isSame = request.data.draft_id === before.draft.draft_id;
      const from = isSame
        ? before
        : await readComponents(before.tx, (await readDraft(before.tx, request.data)).draft_id);
      const key = keyOf(from, component_id);
      if (from.tree.get(key)?.parent === null) throw hiveRefused('component_is_root', treeRefusals.is_root);
      // In the same order as `nodes`.
      const sources = subtreeOf(from.tree, key);
      const nodes = copySubtree(from.tree, key, ulid);
      const described = new Map(
        nodes.map((node, i) => [node.key, from.records.get(sources[i]?.key ?? '')?.described ?? {}] as const),
      );
      top = nodes[0]?.key ?? '';
      const to = { parent: parentKeyOf(before, new_parent), position };
      return { tree: treeAfter(before.tree, { kind: 'paste', nodes, to }), described };
    },
    answer: (changed) => ({ component_id: idIn(changed, top) }),
  });
};
