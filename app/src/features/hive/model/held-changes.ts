import { changeTree, type HiveTree, type TreeChange } from '@portal/domain/hive';
import { modelOf } from './types-known.ts';

/**
 * What is being written and would be tidied when it is saved (HIVE-06): no change yet, or it would change under the hands of who writes
 * it, and yet work that must not be lost. By the field that it is written in.
 */
export function createHeld() {
  const byField = new Map<string, readonly TreeChange[]>();
  return {
    isEmpty: () => byField.size === 0,
    /** Null: nothing of this field any more. Answers whether that is something else than before. */
    put(field: string, changes: readonly TreeChange[] | null): boolean {
      if (changes === null) return byField.delete(field);
      byField.set(field, changes);
      return true;
    },
    /** Takes out what is held of one field, or of all. */
    take(field?: string): readonly (readonly TreeChange[])[] {
      const taken = field === undefined ? [...byField.values()] : [byField.get(field) ?? []];
      if (field === undefined) byField.clear();
      else byField.delete(field);
      return taken.filter((changes) => changes.length > 0);
    },
    /** The draft with all of it. What does not fit any more, as of a component that is gone, is passed over. */
    on(tree: HiveTree): HiveTree {
      let to = tree;
      for (const change of [...byField.values()].flat()) {
        const result = changeTree(to, change, modelOf);
        if (result.ok) to = result.tree;
      }
      return to;
    },
  };
}
