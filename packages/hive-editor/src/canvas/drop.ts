import type { TreePosition } from '@portal/design-system';
import { changeTree, type HivePlace, type HiveTree } from '@portal/domain/hive';
import { modelOf } from '../model/component-types.ts';
import { placeOfDrop } from '../tree/tree-rows.ts';

export interface Drop {
  /** Key of the component at which the drop is marked. */
  readonly target: string;
  readonly position: TreePosition;
  readonly to: HivePlace;
}

/** Shares of a container's height, at top and bottom, that mean before and after it. */
const edge = 0.3;

/**
 * The drop for a pointer at this share of a component's height (0 at its top): inside, before or after it, the first that is possible.
 * Null if none is.
 */
export function dropAt(tree: HiveTree, moved: string, target: string, share: number): Drop | null {
  const node = tree.get(target);
  if (!node || target === moved) return null;
  const side: TreePosition = share < 0.5 ? 'before' : 'after';
  const isInside = modelOf(node).kind !== 'none' && (node.parent === null || (share >= edge && share <= 1 - edge));
  const wanted: readonly TreePosition[] = isInside ? ['inside', side] : [side];
  for (const position of wanted) {
    const to = placeOfDrop(tree, moved, target, position);
    if (to && changeTree(tree, { kind: 'move', key: moved, to }, modelOf).ok) return { target, position, to };
  }
  return null;
}
