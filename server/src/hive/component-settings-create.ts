import type { Handler } from '../calls/handler.ts';
import { hiveMessages } from '../messages/hive.ts';
import { changingDraft } from './changing-draft.ts';
import { describedIn } from './described.ts';
import { hiveRefused } from './rights.ts';
import { keyOf, treeAfter } from './tree-changes.ts';

/** HIVE-06 */
export const componentSettingsCreate: Handler<'componentSettingsCreate'> = (request, services) => {
  const { component_id, setting } = request.data;
  return changingDraft(request, services, {
    once: 'componentSettingsCreate',
    at: request.data,
    work: (before) => {
      const key = keyOf(before, component_id);
      const node = before.tree.get(key);
      if (node && Object.hasOwn(node.settings, setting.name)) {
        throw hiveRefused('setting_there', hiveMessages.settingThere(setting.name));
      }
      const described = { ...before.records.get(key)?.described, ...describedIn(node?.name ?? '', [setting]) };
      return {
        tree: treeAfter(before.tree, { kind: 'set', key, name: setting.name, value: setting.value }),
        described: new Map([[key, described]]),
      };
    },
  });
};
