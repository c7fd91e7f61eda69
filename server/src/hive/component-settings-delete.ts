import type { Handler } from '../calls/handler.ts';
import { changingDraft } from './changing-draft.ts';
import { keyOf, treeAfter } from './tree-changes.ts';

/** HIVE-06. Deleting a setting that is not set succeeds. */
export const componentSettingsDelete: Handler<'componentSettingsDelete'> = (request, services) => {
  const { component_id, name } = request.data;
  return changingDraft(request, services, {
    once: 'componentSettingsDelete',
    at: request.data,
    work: (before) => {
      const key = keyOf(before, component_id);
      const tree = treeAfter(before.tree, { kind: 'set', key, name });
      const { [name]: described, ...others } = before.records.get(key)?.described ?? {};
      return described ? { tree, described: new Map([[key, others]]) } : { tree };
    },
  });
};
