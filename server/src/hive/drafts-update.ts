import { applyDifferences, type HiveDifference, type HiveTree, limitsBroken, treeRefusals } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { invalidFields, Refusal } from '../calls/refusal.ts';
import type { Transaction } from '../db/database.ts';
import { answeringDraft } from './changing-draft.ts';
import { isComponentType, modelOf } from './component-types.ts';
import { hadComponent, renameDraft } from './drafts-store.ts';
import { conflict, hiveRefused } from './rights.ts';

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

/**
 * A component of a type that is not known (any more) may only come back to where it was: an undo puts it there, and so does a copy of a
 * draft that was deleted.
 */
async function checkTypes(
  tx: Transaction,
  page_id: number,
  tree: HiveTree,
  differences: readonly HiveDifference[],
): Promise<void> {
  for (const each of differences) {
    if (each.kind !== 'add' || isComponentType(each.node.name) || tree.has(each.key)) continue;
    if (await hadComponent(tx, page_id, each.key, each.node.name)) continue;
    throw invalidFields([{ field: `${each.key}.name`, message: 'There is no such component type' }]);
  }
}

function after(tree: HiveTree, differences: readonly HiveDifference[]): HiveTree {
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

/** Throws a refusal where a draft was named otherwise since the caller has seen its name, unless by this very name. */
function checkName(now: string, from: string | undefined, to: string): void {
  if (from === undefined || [from.trim(), to.trim()].includes(now)) return;
  throw conflict(
    `Somebody else has ${now === '' ? 'taken the name of this draft away' : `named this draft “${now}”`}.`,
  );
}

/** HIVE-15: many changes at once, such as an undo, work done offline, or those chosen of another draft. */
export const draftsUpdate: Handler<'draftsUpdate'> = (asked, services) => {
  const { page_id, draft_id, description, description_from, differences = [] } = asked.data;
  return answeringDraft(asked, services, {
    once: null,
    at: asked.data,
    work: async ({ tree, tx, draft }) => {
      if (description !== undefined) {
        checkName(draft.description, description_from, description);
        await renameDraft(tx, draft_id, description.trim());
      }
      await checkTypes(tx, page_id, tree, differences);
      return { tree: after(tree, differences) };
    },
    answer: ({ draft }) => (description === undefined ? {} : { draft: { ...draft, description: description.trim() } }),
  });
};
