import {
  applyDifferences,
  type HiveConflict,
  type HiveDifference,
  type HiveTree,
  mergeDrafts,
  mineInstead,
  type SettingValues,
} from '@portal/domain/hive';
import { interned } from './interned.ts';
import { modelOf } from './types-known.ts';

/** A thing that two people changed, with my whole draft as it was, so that mine can still be put in the place of theirs. */
export interface Question {
  readonly conflict: HiveConflict;
  readonly mine: HiveTree;
}

export const questionId = ({ conflict: { kind, key, name } }: Question) => `${kind} ${key} ${name ?? ''}`;

export interface Merged {
  readonly tree: HiveTree;
  readonly questions: readonly Question[];
}

const facet = (each: { readonly kind: string; readonly key: string; readonly name?: string | null }) =>
  each.kind === 'setting' ? `${each.kind} ${each.key} ${each.name}` : `${each.kind} ${each.key}`;

/**
 * HIVE-15: what I have now, brought onto what the server has. `base` is what both began from. Where the server only tidied what I had
 * sent (`sent`) and I have typed on since, mine goes on standing: nobody else was there.
 */
export function mergeOnto(
  base: HiveTree,
  mine: HiveTree,
  theirs: HiveTree,
  sent: readonly HiveDifference[] = [],
): Merged {
  if (mine === base) return { tree: interned(theirs, mine), questions: [] };
  const merged = mergeDrafts(base, mine, theirs, modelOf);
  const own = new Set(sent.map(facet));
  let tree = merged.tree;
  const questions: Question[] = [];
  for (const conflict of merged.conflicts) {
    const applied = own.has(facet(conflict))
      ? applyDifferences(tree, mineInstead(tree, conflict, mine), modelOf)
      : null;
    if (applied?.ok) tree = applied.tree;
    else questions.push({ conflict, mine });
  }
  return { tree: interned(tree, mine), questions };
}

/** The server's draft after a save, as it follows from what was sent; null where it does not, and must be read. */
export function savedTree(
  base: HiveTree,
  missed: readonly HiveDifference[],
  sent: readonly HiveDifference[],
  settings: ReadonlyMap<string, SettingValues>,
): HiveTree | null {
  // One after another, as they were made: of two changes of the same thing the second begins where the first ended.
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
