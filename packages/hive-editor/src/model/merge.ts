import {
  applyDifferences,
  type HiveConflict,
  type HiveDifference,
  type HiveNode,
  type HiveTree,
  mergeDrafts,
  mineInstead,
  type SettingValues,
} from '@portal/domain/hive';
import { modelOf } from './component-types.ts';

function sameValues(a: HiveNode['settings'], b: HiveNode['settings']): boolean {
  if (a === b) return true;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && a[name] === b[name]);
}

const sameNode = (a: HiveNode, b: HiveNode) =>
  a.parent === b.parent &&
  a.position === b.position &&
  a.name === b.name &&
  a.description === b.description &&
  a.active === b.active &&
  sameValues(a.settings, b.settings);

/** The same tree reusing equal nodes of another tree, so that unchanged components do not render again. */
export function interned(tree: HiveTree, known: HiveTree): HiveTree {
  let isSame = tree.size === known.size;
  const nodes = new Map(
    [...tree].map(([key, node]) => {
      const before = known.get(key);
      if (before && sameNode(before, node)) return [key, before] as const;
      isSame = false;
      return [key, node] as const;
    }),
  );
  return isSame ? known : nodes;
}

/** An undecided conflict, with my whole draft as it was then, so that my side can still replace theirs. */
export interface OpenConflict {
  readonly conflict: HiveConflict;
  readonly mine: HiveTree;
}

export const conflictId = ({ conflict: { kind, key, name } }: OpenConflict) => `${kind} ${key} ${name ?? ''}`;

export interface Merged {
  readonly tree: HiveTree;
  readonly conflicts: readonly OpenConflict[];
}

const subjectOf = (each: { readonly kind: string; readonly key: string; readonly name?: string | null }) =>
  each.kind === 'setting' ? `${each.kind} ${each.key} ${each.name}` : `${each.kind} ${each.key}`;

/**
 * HIVE-15: merges my draft onto the server's. `base` is the common ancestor. If the server only cleaned text that I had sent (`sent`) and
 * I have continued typing since, my text wins: nobody else changed it.
 */
export function mergeOnto(
  base: HiveTree,
  mine: HiveTree,
  theirs: HiveTree,
  sent: readonly HiveDifference[] = [],
): Merged {
  if (mine === base) return { tree: interned(theirs, mine), conflicts: [] };
  const merged = mergeDrafts(base, mine, theirs, modelOf);
  const own = new Set(sent.map(subjectOf));
  let tree = merged.tree;
  const conflicts: OpenConflict[] = [];
  for (const conflict of merged.conflicts) {
    const applied = own.has(subjectOf(conflict))
      ? applyDifferences(tree, mineInstead(tree, conflict, mine), modelOf)
      : null;
    if (applied?.ok) tree = applied.tree;
    else conflicts.push({ conflict, mine });
  }
  return { tree: interned(tree, mine), conflicts };
}

/** The server's draft after a save, derived from what was sent; null if it cannot be derived and must be read. */
export function savedTree(
  base: HiveTree,
  missed: readonly HiveDifference[],
  sent: readonly HiveDifference[],
  settings: ReadonlyMap<string, SettingValues>,
): HiveTree | null {
  // In order: each change of the same thing starts from the result of the one before.
  let theirs = base;
  for (const each of missed) {
    const applied = applyDifferences(theirs, [each], modelOf);
    if (!applied.ok) return null;
    theirs = applied.tree;
  }
  const after = applyDifferences(theirs, sent, modelOf);
  if (!after.ok) return null;
  const nodes = new Map(after.tree);
  for (const [key, values] of settings) {
    const node = nodes.get(key);
    if (node) nodes.set(key, { ...node, settings: values });
  }
  return interned(nodes, after.tree);
}
