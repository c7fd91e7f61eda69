import { changeTree, type HiveTree, type TreeChange } from '@portal/domain/hive';
import { modelOf } from './component-types.ts';

/**
 * Typed text that would be cleaned when it is saved (HIVE-06), by the field in which it is typed. Not a change until the field is left,
 * because cleaning would alter the text while somebody types; but it is backed up, so that it is not lost.
 */
export function createDeferredChanges() {
  const byField = new Map<string, readonly TreeChange[]>();
  return {
    isEmpty: () => byField.size === 0,
    /** Sets the changes of a field; null removes them. Returns whether anything changed. */
    put(field: string, changes: readonly TreeChange[] | null): boolean {
      if (changes === null) return byField.delete(field);
      byField.set(field, changes);
      return true;
    },
    /** Removes and returns the changes of one field, or of all. */
    take(field?: string): readonly (readonly TreeChange[])[] {
      const taken = field === undefined ? [...byField.values()] : [byField.get(field) ?? []];
      if (field === undefined) byField.clear();
      else byField.delete(field);
      return taken.filter((changes) => changes.length > 0);
    },
    /** The tree with all deferred changes applied. Changes that no longer fit, as of a removed component, are skipped. */
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
