import { ancestorsOf, type HiveNode, type HiveTree, isWithin, subtreeOf } from '@portal/domain/hive';

/** Which components the canvas shows. Editor state that is never saved (HIVE-04). */
export interface Visibility {
  readonly hidden: ReadonlySet<string>;
  /** The component that is shown alone; null for the whole page. */
  readonly isolated: string | null;
}

export const allVisible: Visibility = { hidden: new Set(), isolated: null };

/** HIVE-04: the visible components: without hidden ones; if one is shown alone, that one with its ancestors and descendants. */
export function visibleNodes(tree: HiveTree, { hidden, isolated }: Visibility): readonly HiveNode[] {
  if (hidden.size === 0 && isolated === null) return [...tree.values()];
  const holders = new Set(isolated === null ? [] : ancestorsOf(tree, isolated));
  const gone = new Set(
    [...hidden].flatMap((key) =>
      isolated !== null && isWithin(tree, isolated, key) ? [] : subtreeOf(tree, key).map((each) => each.key),
    ),
  );
  return [...tree.values()].filter(
    ({ key }) => !gone.has(key) && (isolated === null || holders.has(key) || isWithin(tree, key, isolated)),
  );
}
