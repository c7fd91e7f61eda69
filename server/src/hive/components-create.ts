import type { HiveChanged } from '@portal/domain/contract';
import { ulid } from 'ulid';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { changingDraft } from './changing-draft.ts';
import { isComponentType } from './component-types.ts';
import { componentOf, readComponents } from './components-store.ts';
import { describedIn } from './described.ts';
import { readDraft } from './drafts-store.ts';
import { idIn, parentKeyOf, treeAfter } from './tree-changes.ts';

/** HIVE-05. A key that is there already was sent before: it is answered as done. */
export const componentsCreate: Handler<'componentsCreate'> = async (asked, services) => {
  const { data } = asked;
  const { name, description = '', parent, position, settings = [], key = ulid() } = data;
  if (!isComponentType(name)) throw invalidFields([{ field: 'name', message: `There is no component type ${name}` }]);
  const done = data.key === undefined ? null : await createdBefore(services.database, data, key);
  if (done) return { data: done };
  const node = {
    key,
    name,
    description: description.trim(),
    active: true,
    settings: Object.fromEntries(settings.map((each) => [each.name, each.value])),
  };
  const changed = await changingDraft(asked, services, data, (before) => ({
    tree: treeAfter(before.tree, { kind: 'add', node, to: { parent: parentKeyOf(before, parent), position } }),
    described: new Map([[key, describedIn(name, settings)]]),
  }));
  return { data: { ...changed, component_id: idIn(changed, key) } };
};

async function createdBefore(
  db: Parameters<typeof readDraft>[0],
  at: Parameters<typeof readDraft>[1],
  key: string,
): Promise<(HiveChanged & { component_id: number }) | null> {
  const draft = await readDraft(db, at);
  const { tree, records } = await readComponents(db, draft.draft_id);
  const node = tree.get(key);
  if (!node) return null;
  const component = componentOf(node, draft, records);
  return { draft, components: [component], gone: [], missed: [], notes: [], component_id: component.component_id };
}
