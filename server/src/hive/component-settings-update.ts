import type { Handler } from '../calls/handler.ts';
import { changingDraft } from './changing-draft.ts';
import { keyOf, treeAfter } from './tree-changes.ts';

/** HIVE-06, HIVE-14 */
export const componentSettingsUpdate: Handler<'componentSettingsUpdate'> = (request, services) => {
  const { component_id, name, value } = request.data;
  return changingDraft(request, services, {
    once: 'componentSettingsUpdate',
    at: request.data,
    work: (before) => ({
      tree: treeAfter(before.tree, { kind: 'set', key: keyOf(before, component_id), name, value }),
    }),
  });
};
