import type { Handler } from '../calls/handler.ts';
import { changingDraft } from './changing-draft.ts';
import { draftOfComponent } from './drafts-store.ts';
import { componentGone } from './rights.ts';
import { keyOf, parentKeyOf, treeAfter } from './tree-changes.ts';

/** HIVE-05. The request names no draft; it follows from the component. */
export const componentsMove: Handler<'componentsMove'> = async (request, services) => {
  const { component_id, new_parent, new_position: position, revision } = request.data;
  const at = await draftOfComponent(services.database, component_id);
  if (!at) throw componentGone();
  return changingDraft(request, services, {
    once: 'componentsMove',
    at: { ...at, revision },
    work: (before) => {
      const to = { parent: parentKeyOf(before, new_parent), position };
      return { tree: treeAfter(before.tree, { kind: 'move', key: keyOf(before, component_id), to }) };
    },
  });
};
