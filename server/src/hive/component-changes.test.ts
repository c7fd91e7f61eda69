import { type HiveDraft, type HiveNode, rootKey } from '@portal/domain/hive';
import { expect, test } from 'vitest';
import { Refusal } from '../calls/refusal.ts';
import type { Transaction } from '../db/database.ts';
import { hiveMessages } from '../messages/hive.ts';
import type { DraftBefore } from './changing-draft.ts';
import { addComponent, addSetting, newComponent, removeComponent, removeSetting } from './component-changes.ts';
import { newRoot } from './drafts-store.ts';

const [rootId, textId] = [1, 2];
const text: HiveNode = { ...newRoot, key: 't', parent: rootKey, name: 'text', settings: { text: 'Text' } };
const before: DraftBefore = {
  tree: new Map([newRoot, text].map((node) => [node.key, node])),
  records: new Map([
    [rootKey, { component_id: rootId, described: {} }],
    ['t', { component_id: textId, described: {} }],
  ]),
  draft: { draft_id: 1 } as HiveDraft,
  // These changes need no database.
  tx: {} as Transaction,
};

function refusalOf(work: () => unknown): Refusal['parts'] | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.parts : null;
  }
}

const title = { name: 'title', settings: [{ name: 'text', value: 'One' }], key: 'new' };

test('HIVE-05 a type that does not exist, and a parent of another draft, are refused; a repeat adds nothing', () => {
  expect(refusalOf(() => newComponent({ ...title, name: 'marquee' }))?.validation_results).toEqual([
    { field: 'name', message: hiveMessages.noComponentType('marquee') },
  ]);
  const node = newComponent({ ...title, description: ' Welcome ' });
  expect(node).toMatchObject({ description: 'Welcome', settings: { text: 'One' } });
  expect(addComponent(before, node, { parent: rootId, position: 0 }).tree.get('t')?.position).toBe(1);
  const elsewhere = { parent: 99, position: 0 };
  expect(refusalOf(() => addComponent(before, node, elsewhere))).toMatchObject({ error: 'component_no_parent' });
  expect(addComponent(before, { ...node, key: 't' }, elsewhere).tree).toBe(before.tree);
});

test('HIVE-06 a setting is added once; deleting one that is not declared deletes its description', () => {
  const added = addSetting(before, textId, { name: 'extra', value: 3, description: 'Extra' });
  expect(added.tree.get('t')?.settings).toEqual({ text: 'Text', extra: 3 });
  const described = added.described?.get('t') ?? {};
  expect(described).toEqual({ extra: { type: 'Number', description: 'Extra' } });
  const records = new Map([...before.records, ['t', { component_id: textId, described }] as const]);
  const removed = removeSetting({ ...before, tree: added.tree, records }, textId, 'extra');
  expect(removed.tree.get('t')?.settings).toEqual({ text: 'Text' });
  expect(removed.described).toEqual(new Map([['t', {}]]));
  expect(removeSetting(before, textId, 'not-set')).toEqual({ tree: before.tree });
  expect(refusalOf(() => addSetting(before, textId, { name: 'text', value: '' }))).toMatchObject({
    error: 'setting_there',
    user_message: hiveMessages.settingThere('text'),
  });
});

test('HIVE-05 deleting the root clears the draft; a component of another draft is refused', () => {
  for (const id of [rootId, textId]) expect([...removeComponent(before, id).tree.keys()]).toEqual([rootKey]);
  expect(refusalOf(() => removeComponent(before, 99))).toMatchObject({ error: 'component_not_found' });
});
