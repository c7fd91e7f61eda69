import type { Handler } from '../calls/handler.ts';
import { changingDraft } from './changing-draft.ts';
import { keyOf, treeAfter } from './tree-changes.ts';

/** HIVE-06. Deleting a setting that is not set succeeds. */
export const componentSettingsDelete: Handler<'componentSettingsDelete'> = (asked, services) => {
  const { component_id, name } = asked.data;
  return changingDraft(asked, services, {
    once: 'componentSettingsDelete',
    at: asked.data,
    work: (before) => {
      const key = keyOf(before, component_id);
      const tree = treeAfter(before.tree, { kind: 'set', key, name });
      const { [name]: described, ...others } = before.records.get(key)?.described ?? {};
      return described ? { tree, described: new Map([[key, others]]) } : { tree };
    },
  });
};
