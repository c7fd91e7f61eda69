import { applyDifferences, type HiveDifference, type HiveTree } from '@portal/domain/hive';
import { modelOf } from './component-types.ts';

/** Changes that were sent without a response, so that the server may or may not have them. Each once, however often it was sent. */
export type Unconfirmed = ReadonlyMap<string, HiveDifference>;

export const noUnconfirmed: Unconfirmed = new Map();

export const withSent = (before: Unconfirmed, differences: readonly HiveDifference[]): Unconfirmed =>
  new Map([...before, ...differences.map((each) => [JSON.stringify(each), each] as const)]);

/** Whether the server's draft has the result of this change. */
function isApplied({ before, theirs }: { before: HiveTree; theirs: HiveTree }, change: HiveDifference): boolean {
  const node = theirs.get(change.key);
  switch (change.kind) {
    case 'add':
      return !before.has(change.key) && node?.name === change.node.name;
    case 'remove':
      return before.has(change.key) && !node;
    case 'place':
      return node?.parent === change.to.parent && node.position === change.to.position;
    case 'setting':
      return node !== undefined && node.settings[change.name] === change.to;
    case 'description':
      return node?.description === change.to;
    case 'active':
      return node?.active === change.to;
  }
}

/**
 * HIVE-15: the common ancestor after a lost response. Changes that were sent and are in `theirs` are my own, so that my later edits
 * do not conflict with them. Anything else in `theirs` may be somebody else's and can become a conflict.
 */
export function withConfirmed(before: HiveTree, theirs: HiveTree, unconfirmed: Unconfirmed): HiveTree {
  const arrived = [...unconfirmed.values()].filter((each) => isApplied({ before, theirs }, each));
  if (arrived.length === 0) return before;
  const together = applyDifferences(before, arrived, modelOf);
  if (together.ok) return together.tree;
  // Changes of several sends may exclude each other: those that do not fit are skipped.
  let tree = before;
  for (const each of arrived) {
    const applied = applyDifferences(tree, [each], modelOf);
    if (applied.ok) tree = applied.tree;
  }
  return tree;
}
