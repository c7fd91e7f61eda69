import { ulid } from 'ulid';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { changingDraft } from './changing-draft.ts';
import { isComponentType } from './component-types.ts';
import { describedIn } from './described.ts';
import { readComponent } from './read-component.ts';
import { idIn, parentKeyOf, treeAfter } from './tree-changes.ts';

/** HIVE-05. A key that is there already was sent before: it is answered as done. */
export const componentsCreate: Handler<'componentsCreate'> = async (asked, services) => {
  const { data } = asked;
  const { name, description = '', parent, position, settings = [], key = ulid() } = data;
  if (!isComponentType(name)) throw invalidFields([{ field: 'name', message: `There is no component type ${name}` }]);
  const node = {
    key,
    name,
    description: description.trim(),
    active: true,
    settings: Object.fromEntries(settings.map((each) => [each.name, each.value])),
  };
  let component_id = 0;
  const changed = await changingDraft(asked, services, data, (before) => {
    const present = before.records.get(key);
    component_id = present?.component_id ?? 0;
    if (present) return { tree: before.tree };
    return {
      tree: treeAfter(before.tree, { kind: 'add', node, to: { parent: parentKeyOf(before, parent), position } }),
      described: new Map([[key, describedIn(name, settings)]]),
    };
  });
  if (component_id === 0) return { data: { ...changed, component_id: idIn(changed, key) } };
  const component = await readComponent(services.database, { ...data, component_id });
  return { data: { ...changed, components: [component], component_id } };
};
