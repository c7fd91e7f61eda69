import { ulid } from 'ulid';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { hiveMessages } from '../messages/hive.ts';
import { changingDraftWithReply } from './changing-draft.ts';
import { isComponentType } from './component-types.ts';
import { componentOf } from './components-store.ts';
import { describedIn } from './described.ts';
import { idIn, parentKeyOf, treeAfter } from './tree-changes.ts';

/** HIVE-05. If the key exists, the request is a repeat and succeeds without a change. */
export const componentsCreate: Handler<'componentsCreate'> = async (request, services) => {
  const { name, description = '', parent, position, settings = [], key = ulid() } = request.data;
  if (!isComponentType(name)) throw invalidFields([{ field: 'name', message: hiveMessages.noComponentType(name) }]);
  const node = {
    key,
    name,
    description: description.trim(),
    active: true,
    settings: Object.fromEntries(settings.map((each) => [each.name, each.value])),
  };
  return changingDraftWithReply(request, services, {
    once: 'componentsCreate',
    at: request.data,
    work: (before) => {
      if (before.tree.has(key)) return { tree: before.tree };
      return {
        tree: treeAfter(before.tree, { kind: 'add', node, to: { parent: parentKeyOf(before, parent), position } }),
        described: new Map([[key, describedIn(name, settings)]]),
      };
    },
    answer: (changed, { tree, records, draft }) => {
      const present = tree.get(key);
      if (!present) return { component_id: idIn(changed, key) };
      const component = componentOf(present, draft, records);
      return { components: [component], component_id: component.component_id };
    },
  });
};
