import type { Handler } from '../calls/handler.ts';
import { changingDraft, changingDraftWithReply } from './changing-draft.ts';
import {
  addComponent,
  addSetting,
  changeComponent,
  newComponent,
  pasteComponent,
  removeComponent,
  removeSetting,
} from './component-changes.ts';
import { typeSettings } from './component-types.ts';
import { componentOf } from './components-store.ts';
import { draftOfComponent } from './drafts-store.ts';
import { readComponent } from './read-component.ts';
import { componentGone } from './rights.ts';
import { idIn, keyOf, parentKeyOf, treeAfter } from './tree-changes.ts';

/** HIVE-06 */
export const componentSettingsCreate: Handler<'componentSettingsCreate'> = (request, services) => {
  const { component_id, setting } = request.data;
  return changingDraft(request, services, {
    once: 'componentSettingsCreate',
    at: request.data,
    work: (before) => addSetting(before, component_id, setting),
  });
};

/** HIVE-06. Deleting a setting that is not set succeeds. */
export const componentSettingsDelete: Handler<'componentSettingsDelete'> = (request, services) => {
  const { component_id, name } = request.data;
  return changingDraft(request, services, {
    once: 'componentSettingsDelete',
    at: request.data,
    work: (before) => removeSetting(before, component_id, name),
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

/** HIVE-05 */
export const componentsCreate: Handler<'componentsCreate'> = async (request, services) => {
  const node = newComponent(request.data);
  return changingDraftWithReply(request, services, {
    once: 'componentsCreate',
    at: request.data,
    work: (before) => addComponent(before, node, request.data),
    moreData: (changed, { tree, records, draft }) => {
      const present = tree.get(node.key);
      if (!present) return { component_id: idIn(changed, node.key) };
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
    work: (before) => removeComponent(before, request.data.component_id),
    moreData: () => ({ selectedComponentId: 0 }),
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

/** HIVE-05: copies a subtree, also across pages and drafts. */
export const componentsPaste: Handler<'componentsPaste'> = (request, services) => {
  const { new_page_id, new_draft_id, revision } = request.data;
  let top = '';
  return changingDraftWithReply(request, services, {
    once: 'componentsPaste',
    at: { page_id: new_page_id, draft_id: new_draft_id, revision },
    work: async (before) => {
      const pasted = await pasteComponent(before, request.data);
      top = pasted.top;
      return pasted;
    },
    moreData: (changed) => ({ component_id: idIn(changed, top) }),
  });
};

/** HIVE-04, HIVE-05 */
export const componentsUpdate: Handler<'componentsUpdate'> = (request, services) =>
  changingDraft(request, services, {
    once: 'componentsUpdate',
    at: request.data,
    work: (before) => changeComponent(before, request.data),
  });

/** HIVE-06, HIVE-08. An unknown type has no entry. */
export const getComponentSettings: Handler<'getComponentSettings'> = async ({ data }) => ({
  data: { component_types: typeSettings(data.name) },
});
