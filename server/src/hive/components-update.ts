import type { Handler } from '../calls/handler.ts';
import { changingDraft } from './changing-draft.ts';
import { keyOf, treeAfter } from './tree-changes.ts';

/** HIVE-04, HIVE-05 */
export const componentsUpdate: Handler<'componentsUpdate'> = (request, services) => {
  const { component_id, description, active } = request.data;
  return changingDraft(request, services, {
    once: 'componentsUpdate',
    at: request.data,
    work: (before) => {
      const key = keyOf(before, component_id);
      const named =
        description === undefined ? before.tree : treeAfter(before.tree, { kind: 'describe', key, description });
      const tree = active === undefined ? named : treeAfter(named, { kind: 'activate', key, active: Boolean(active) });
      return { tree };
    },
  });
};
