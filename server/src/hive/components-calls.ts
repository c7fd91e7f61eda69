import { copySubtree, subtreeOf, treeRefusals } from '@portal/domain/hive';
import { ulid } from 'ulid';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { hiveMessages } from '../messages/hive.ts';
import { changingDraft, changingDraftWithReply } from './changing-draft.ts';
import { isComponentType, typeSettings } from './component-types.ts';
import { componentOf, readComponents } from './components-store.ts';
import { describedIn } from './described.ts';
import { draftOfComponent, readDraft } from './drafts-store.ts';
import { readComponent } from './read-component.ts';
import { componentGone, hiveRefused } from './rights.ts';
import { idIn, keyOf, parentKeyOf, treeAfter } from './tree-changes.ts';

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

/** HIVE-06 */
export const componentSettingsGet: Handler<'componentSettingsGet'> = async (request, { database }) => ({
  data: { settings: (await readComponent(database, request)).settings },
});

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

/** HIVE-05: deletes the subtree, closes the gap and selects component 0 (the root). Deleting the root clears the draft. */
export const componentsDelete: Handler<'componentsDelete'> = (request, services) =>
  changingDraftWithReply(request, services, {
    once: 'componentsDelete',
    at: request.data,
    work: (before) => {
      const key = keyOf(before, request.data.component_id);
      const isRoot = before.tree.get(key)?.parent === null;
      return { tree: treeAfter(before.tree, isRoot ? { kind: 'clear' } : { kind: 'remove', key }) };
    },
    answer: () => ({ selectedComponentId: 0 }),
  });

/** HIVE-06 */
export const componentsGet: Handler<'componentsGet'> = async (request, { database }) => ({
  data: { component: await readComponent(database, request) },
});

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

/** HIVE-05: copies a subtree, also across pages and drafts. It gets new ids and keys; its settings are validated like typed ones. */
export const componentsPaste: Handler<'componentsPaste'> = (request, services) => {
  const { component_id, new_page_id, new_draft_id, new_parent, new_position: position, revision } = request.data;
  let top = '';
  return changingDraftWithReply(request, services, {
    once: 'componentsPaste',
    at: { page_id: new_page_id, draft_id: new_draft_id, revision },
    work: async (before) => {
      const isSame = request.data.draft_id === before.draft.draft_id;
      const from = isSame
        ? before
        : await readComponents(before.tx, (await readDraft(before.tx, request.data)).draft_id);
      const key = keyOf(from, component_id);
      if (from.tree.get(key)?.parent === null) throw hiveRefused('component_is_root', treeRefusals.is_root);
      // In the same order as `nodes`.
      const sources = subtreeOf(from.tree, key);
      const nodes = copySubtree(from.tree, key, ulid);
      const described = new Map(
        nodes.map((node, i) => [node.key, from.records.get(sources[i]?.key ?? '')?.described ?? {}] as const),
      );
      top = nodes[0]?.key ?? '';
      const to = { parent: parentKeyOf(before, new_parent), position };
      return { tree: treeAfter(before.tree, { kind: 'paste', nodes, to }), described };
    },
    answer: (changed) => ({ component_id: idIn(changed, top) }),
  });
};

/** HIVE-04, HIVE-05 */
export const componentsUpdate: Handler<'componentsUpdate'> = (request, services) => {
  const { component_id, description, active } = request.data;
  return changingDraft(request, services, {
    once: 'componentsUpdate',
    at: request.data,
    work: (before) => {
      const key = keyOf(before, component_id);
      const named =
        description === undefined ? before.tree : treeAfter(before.tree, { kind: 'describe', key, description });
      const tree = active === undefined ? named : treeAfter(named, { kind: 'activate', key, active: Boolean(active) });
      return { tree };
    },
  });
};

/** HIVE-06, HIVE-08. An unknown type has no entry. */
export const getComponentSettings: Handler<'getComponentSettings'> = async ({ data }) => ({
  data: { component_types: typeSettings(data.name) },
});
