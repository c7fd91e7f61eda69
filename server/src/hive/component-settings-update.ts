import type { Handler } from '../calls/handler.ts';
import { changingDraft } from './changing-draft.ts';
import { keyOf, treeAfter } from './tree-changes.ts';

/** HIVE-06, HIVE-14 */
export const componentSettingsUpdate: Handler<'componentSettingsUpdate'> = (asked, services) => {
  const { component_id, name, value } = asked.data;
  return changingDraft(asked, services, {
    once: 'componentSettingsUpdate',
    at: asked.data,
    work: (before) => ({
      tree: treeAfter(before.tree, { kind: 'set', key: keyOf(before, component_id), name, value }),
    }),
  });
};
