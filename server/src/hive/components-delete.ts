import type { Handler } from '../calls/handler.ts';
import { changingDraftWithReply } from './changing-draft.ts';
import { keyOf, treeAfter } from './tree-changes.ts';

/** HIVE-05: deletes the subtree, closes the gap and selects component 0 (the root). Deleting the root clears the draft. */
export const componentsDelete: Handler<'componentsDelete'> = (request, services) =>
  changingDraftWithReply(request, services, {
    once: 'componentsDelete',
    at: request.data,
    work: (before) => {
      const key = keyOf(before, request.data.component_id);
      const isRoot = before.tree.get(key)?.parent === null;
      return { tree: treeAfter(before.tree, isRoot ? { kind: 'clear' } : { kind: 'remove', key }) };
    },
    answer: () => ({ selectedComponentId: 0 }),
  });
