import type { CallRequest } from '@portal/domain/contract';
import { copySubtree, type HiveNode, subtreeOf, treeRefusals } from '@portal/domain/hive';
import { ulid } from 'ulid';
import { invalidFields } from '../calls/refusal.ts';
import { hiveMessages } from '../messages/hive.ts';
import type { DraftAfter, DraftBefore } from './changing-draft.ts';
import { isComponentType } from './component-types.ts';
import { readComponents } from './components-store.ts';
import { describedIn } from './described.ts';
import { readDraft } from './drafts-store.ts';
import { hiveRefused } from './rights.ts';
import { keyOf, parentKeyOf, treeAfter } from './tree-changes.ts';

type NewNode = Omit<HiveNode, 'parent' | 'position'>;

/** HIVE-05: a new component. Throws a refusal if there is no such type. */
export function newComponent({
  name,
  description = '',
  settings = [],
  key = ulid(),
}: Pick<CallRequest<'components/create'>, 'name' | 'description' | 'settings' | 'key'>): NewNode {
  if (!isComponentType(name)) throw invalidFields([{ field: 'name', message: hiveMessages.noComponentType(name) }]);
  return {
    key,
    name,
    description: description.trim(),
    active: true,
    settings: Object.fromEntries(settings.map((each) => [each.name, each.value])),
  };
}

/** HIVE-05: adds a component. If its key exists, the request is a repeat and succeeds without a change. */
export function addComponent(
  before: DraftBefore,
  node: NewNode,
  { parent, position, settings = [] }: Pick<CallRequest<'components/create'>, 'parent' | 'position' | 'settings'>,
): DraftAfter {
  if (before.tree.has(node.key)) return { tree: before.tree };
  return {
    tree: treeAfter(before.tree, { kind: 'add', node, to: { parent: parentKeyOf(before, parent), position } }),
    described: new Map([[node.key, describedIn(node.name, settings)]]),
  };
}

/** HIVE-06: adds a setting to a component. Throws a refusal if it is set already. */
export function addSetting(
  before: DraftBefore,
  component_id: number,
  setting: Parameters<typeof describedIn>[1][number],
): DraftAfter {
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
}

/** HIVE-06: deletes a setting of a component. Succeeds if it is not set. */
export function removeSetting(before: DraftBefore, component_id: number, name: string): DraftAfter {
  const key = keyOf(before, component_id);
  const tree = treeAfter(before.tree, { kind: 'set', key, name });
  const { [name]: described, ...others } = before.records.get(key)?.described ?? {};
  return described ? { tree, described: new Map([[key, others]]) } : { tree };
}

/** HIVE-05: deletes a component with what is in it. Deleting the root clears the draft. */
export function removeComponent(before: DraftBefore, component_id: number): DraftAfter {
  const key = keyOf(before, component_id);
  const isRoot = before.tree.get(key)?.parent === null;
  return { tree: treeAfter(before.tree, isRoot ? { kind: 'clear' } : { kind: 'remove', key }) };
}

/** HIVE-04, HIVE-05: describes a component, or switches it on or off. */
export function changeComponent(
  before: DraftBefore,
  {
    component_id,
    description,
    active,
  }: Pick<CallRequest<'components/update'>, 'component_id' | 'description' | 'active'>,
): DraftAfter {
  const key = keyOf(before, component_id);
  const named =
    description === undefined ? before.tree : treeAfter(before.tree, { kind: 'describe', key, description });
  return { tree: active === undefined ? named : treeAfter(named, { kind: 'activate', key, active: Boolean(active) }) };
}

/**
 * HIVE-05: copies a subtree, also across pages and drafts, and returns the key of the copy as well. It gets new ids and keys; its settings are
 * validated like typed ones. Throws a refusal for the root.
 */
export async function pasteComponent(
  before: DraftBefore,
  request: CallRequest<'components/paste'>,
): Promise<DraftAfter & { readonly top: string }> {
  const isSame = request.draft_id === before.draft.draft_id;
  const from = isSame ? before : await readComponents(before.tx, (await readDraft(before.tx, request)).draft_id);
  const key = keyOf(from, request.component_id);
  if (from.tree.get(key)?.parent === null) throw hiveRefused('component_is_root', treeRefusals.is_root);
  // In the same order as `nodes`.
  const sources = subtreeOf(from.tree, key);
  const nodes = copySubtree(from.tree, key, ulid);
  const described = new Map(
    nodes.map((node, i) => [node.key, from.records.get(sources[i]?.key ?? '')?.described ?? {}] as const),
  );
  const to = { parent: parentKeyOf(before, request.new_parent), position: request.new_position };
  return { tree: treeAfter(before.tree, { kind: 'paste', nodes, to }), described, top: nodes[0]?.key ?? '' };
}
