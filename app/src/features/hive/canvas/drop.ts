import type { TreePosition } from '@portal/design-system';
import { changeTree, type HivePlace, type HiveTree } from '@portal/domain/hive';
import { modelOf } from '../model/types-known.ts';
import { placeOfDrop } from '../tree/tree-rows.ts';

export interface Drop {
  /** Of the component that it is told at. */
  readonly target: string;
  readonly position: TreePosition;
  readonly to: HivePlace;
}

/** Parts of a component's height at its edges that mean before and after it, where it could take something itself. */
const edge = 0.3;

/**
 * What a pointer means at this share of the height of a component (0 at its top): into it, before it or after it, the first of these
 * that can be. Null where nothing can.
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
