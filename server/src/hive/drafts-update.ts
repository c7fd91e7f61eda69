import { applyDifferences, type HiveDifference, type HiveTree, limitsBroken, treeRefusals } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { invalidFields, Refusal } from '../calls/refusal.ts';
import { sql } from '../db/database.ts';
import { changingDraft } from './changing-draft.ts';
import { isComponentType, modelOf } from './component-types.ts';
import { hiveRefused } from './rights.ts';

const why = {
  gone: 'This component is not there any more.',
  there_already: 'There is a component with this key already.',
  changed: 'Somebody else has changed this since.',
  no_parent: 'The component that this was to go into is not there any more.',
  cell_taken: 'Somebody else has put something into this cell since.',
  inside_itself: 'A component cannot go into itself.',
} as const;

const fieldOf = (each: HiveDifference) =>
  each.kind === 'setting' ? `${each.key}.${each.name}` : `${each.key}.${each.kind}`;

function after(tree: HiveTree, differences: readonly HiveDifference[]): HiveTree {
  const unknown = differences.find((each) => each.kind === 'add' && !isComponentType(each.node.name));
  if (unknown) throw invalidFields([{ field: `${unknown.key}.name`, message: 'There is no such component type' }]);
  const applied = applyDifferences(tree, differences, modelOf);
  if (!applied.ok) {
    throw new Refusal('hive_conflict', {
      action: 'display_message',
      user_message: 'Somebody else has changed the same since. Look at it, and decide what is to stand.',
      validation_results: applied.misfits
        .slice(0, 50)
        .map((each) => ({ field: fieldOf(each.difference), message: why[each.why] })),
    });
  }
  const broken = limitsBroken(tree, applied.tree, modelOf);
  if (broken) throw hiveRefused(`component_${broken}`, treeRefusals[broken]);
  return applied.tree;
}

/** HIVE-15: many changes at once, such as an undo, work done offline, or those chosen of another draft. */
export const draftsUpdate: Handler<'draftsUpdate'> = async (asked, services) => {
  const { draft_id, description, differences = [] } = asked.data;
  const changed = await changingDraft(asked, services, asked.data, async ({ tree, tx }) => {
    if (description !== undefined) {
      await tx.query(sql`UPDATE hive_draft SET description = ${description.trim()} WHERE draft_id = ${draft_id}`);
    }
    return { tree: after(tree, differences) };
  });
  const named = description === undefined ? changed.draft : { ...changed.draft, description: description.trim() };
  return { data: { ...changed, draft: named } };
};
