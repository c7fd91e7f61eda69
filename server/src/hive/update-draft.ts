import type { CallRequest } from '@portal/domain/contract';
import { applyDifferences, type HiveDifference, type HiveTree, limitsBroken, treeRefusals } from '@portal/domain/hive';
import { invalidFields, Refusal } from '../calls/refusal.ts';
import type { Transaction } from '../db/database.ts';
import { hiveMessages } from '../messages/hive.ts';
import type { DraftAfter, DraftBefore } from './changing-draft.ts';
import { isComponentType, modelOf } from './component-types.ts';
import { hadComponent, renameDraft } from './drafts-store.ts';
import { conflict, hiveRefused } from './rights.ts';

const fieldOf = (each: HiveDifference) =>
  each.kind === 'setting' ? `${each.key}.${each.name}` : `${each.key}.${each.kind}`;

/**
 * Throws for added components of an unknown type, unless the page had that component before: an undo, or copying from a deleted draft,
 * may bring back a type that no longer exists.
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
    throw invalidFields([{ field: `${each.key}.name`, message: hiveMessages.unknownComponentType }]);
  }
}

function treeWith(tree: HiveTree, differences: readonly HiveDifference[]): HiveTree {
  const applied = applyDifferences(tree, differences, modelOf);
  if (!applied.ok) {
    throw new Refusal('hive_conflict', {
      action: 'display_message',
      user_message: hiveMessages.changedBySomebody,
      validation_results: applied.misfits
        .slice(0, 50)
        .map((each) => ({ field: fieldOf(each.difference), message: hiveMessages.misfits[each.why] })),
    });
  }
  const broken = limitsBroken(tree, applied.tree, modelOf);
  if (broken) throw hiveRefused(`component_${broken}`, treeRefusals[broken]);
  return applied.tree;
}

/** Throws a conflict if the draft was renamed since the caller saw its name, unless to the same new name. */
function checkName(now: string, from: string | undefined, to: string): void {
  if (from === undefined || [from.trim(), to.trim()].includes(now)) return;
  throw conflict(now === '' ? hiveMessages.draftUnnamed : hiveMessages.draftNamed(now));
}

/**
 * HIVE-15: many changes at once, such as an undo, offline edits, or changes picked from another draft; and a new name. Throws a conflict if
 * a change does not fit the draft any more or it was renamed meanwhile, and a refusal for an unknown type of component.
 */
export async function updateDraft(
  { tree, tx, draft }: DraftBefore,
  { page_id, draft_id, description, description_from, differences = [] }: CallRequest<'drafts/update'>,
): Promise<DraftAfter> {
  if (description !== undefined) {
    checkName(draft.description, description_from, description);
    await renameDraft(tx, draft_id, description.trim());
  }
  await checkTypes(tx, page_id, tree, differences);
  return { tree: treeWith(tree, differences) };
}
