import type { HiveChanged } from '@portal/domain/contract';
import { changeTree, type HiveTree, type TreeChange, treeRefusals } from '@portal/domain/hive';
import type { DraftBefore } from './changing-draft.ts';
import { modelOf } from './component-types.ts';
import { componentGone, hiveRefused } from './rights.ts';

/** A tree after one change. Throws a refusal with the reason if the change is not allowed. */
export function treeAfter(tree: HiveTree, change: TreeChange): HiveTree {
  const result = changeTree(tree, change, modelOf);
  if (result.ok) return result.tree;
  if (result.reason === 'unknown') throw componentGone();
  throw hiveRefused(`component_${result.reason}`, treeRefusals[result.reason]);
}

/** The key of a component of this draft. Throws a refusal if there is none. */
export function keyOf({ records }: Pick<DraftBefore, 'records'>, component_id: number): string {
  for (const [key, record] of records) if (record.component_id === component_id) return key;
  throw componentGone();
}

/** Like `keyOf`, for the new parent of a component. */
export function parentKeyOf({ records }: Pick<DraftBefore, 'records'>, component_id: number): string {
  for (const [key, record] of records) if (record.component_id === component_id) return key;
  throw hiveRefused('component_no_parent', treeRefusals.no_parent);
}

/** The id of a key among the changed components; 0 if it is not among them. */
export const idIn = ({ components }: HiveChanged, key: string): number =>
  components.find((each) => each.key === key)?.component_id ?? 0;
