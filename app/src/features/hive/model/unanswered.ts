import { applyDifferences, type HiveDifference, type HiveTree } from '@portal/domain/hive';
import { modelOf } from './types-known.ts';

/** Changes that were sent and never answered: the server may have them, or not. Each once, however often it was sent. */
export type Unanswered = ReadonlyMap<string, HiveDifference>;

export const noneUnanswered: Unanswered = new Map();

export const withSent = (before: Unanswered, differences: readonly HiveDifference[]): Unanswered =>
  new Map([...before, ...differences.map((each) => [JSON.stringify(each), each] as const)]);

/** Whether a draft stands as this change would have left it. */
function stands({ before, theirs }: { before: HiveTree; theirs: HiveTree }, change: HiveDifference): boolean {
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
 * HIVE-15: what both began from, when the answer to a save was lost on the way. What was sent and stands in `theirs` was my own doing,
 * so that what I did after it meets nobody. What stands otherwise there may be somebody else's, and is left to be asked about.
 */
export function withArrived(before: HiveTree, theirs: HiveTree, unanswered: Unanswered): HiveTree {
  const arrived = [...unanswered.values()].filter((each) => stands({ before, theirs }, each));
  if (arrived.length === 0) return before;
  const together = applyDifferences(before, arrived, modelOf);
  if (together.ok) return together.tree;
  // Of two sends only the later fits, or the earlier: what does not fit is passed over.
  let tree = before;
  for (const each of arrived) {
    const applied = applyDifferences(tree, [each], modelOf);
    if (applied.ok) tree = applied.tree;
  }
  return tree;
}
