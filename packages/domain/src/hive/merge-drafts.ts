import { differenceOf, type HiveDifference } from './difference.ts';
import { mergePlaces } from './merge-places.ts';
import { ancestorsOf, subtreeOf } from './tree.ts';
import type { HiveNode, HiveTree, ModelOf } from './types.ts';
import { withSetting } from './with-setting.ts';

/**
 * Two users changed the same part of a draft. `removed_here`: mine removed what they changed. `removed_there`: they removed what mine
 * changed. `cell`: both filled the same cell, and mine went to the next free one.
 */
export interface HiveConflict {
  readonly kind: 'setting' | 'description' | 'active' | 'place' | 'cell' | 'removed_here' | 'removed_there';
  readonly key: string;
  /** Name of the setting, for a setting. */
  readonly name: string | null;
  readonly base: HiveNode | null;
  readonly mine: HiveNode | null;
  readonly theirs: HiveNode | null;
}

export interface MergedDraft {
  /** Theirs with every change of mine that does not conflict. Conflicts keep theirs until the user decides. */
  readonly tree: HiveTree;
  readonly conflicts: readonly HiveConflict[];
}

type ContentKind = 'setting' | 'description' | 'active';
type Content = Extract<HiveDifference, { kind: ContentKind }>;
const isContent = (each: HiveDifference): each is Content =>
  each.kind === 'setting' || each.kind === 'description' || each.kind === 'active';
const facetOf = (each: HiveDifference) =>
  each.kind === 'setting' ? `setting ${each.key} ${each.name}` : `${each.kind} ${each.key}`;

function withContent(node: HiveNode, change: Content): HiveNode {
  if (change.kind === 'description') return { ...node, description: change.to };
  if (change.kind === 'active') return { ...node, active: change.to };
  return withSetting(node, change.name, change.to);
}

/**
 * HIVE-15: three-way merge of a draft that two users changed, by component and setting. Changes to different things are all merged.
 * If both changed the same thing, theirs is kept and a conflict with all three sides is returned, so that nothing is overwritten
 * unseen. Takes sound trees of one draft and returns a sound tree. Pure.
 */
export function mergeDrafts(base: HiveTree, mine: HiveTree, theirs: HiveTree, modelOf: ModelOf): MergedDraft {
  const nodes = new Map(theirs);
  const conflicts = new Map<string, HiveConflict>();
  const conflict = (kind: HiveConflict['kind'], key: string, name: string | null = null) => {
    const sides = { base: base.get(key) ?? null, mine: mine.get(key) ?? null, theirs: theirs.get(key) ?? null };
    conflicts.set(`${kind} ${key} ${name}`, { kind, key, name, ...sides });
  };
  /** They removed it or an ancestor: reports the topmost removed component as the conflict. */
  const lost = (key: string) => {
    const path = [key, ...ancestorsOf(mine, key)];
    conflict('removed_there', path.findLast((each) => base.has(each) && !theirs.has(each)) ?? key);
  };
  const myChanges = differenceOf(base, mine, modelOf);
  const theirChanges = new Map(differenceOf(base, theirs, modelOf).map((each) => [facetOf(each), each]));

  for (const change of myChanges.filter(isContent)) {
    const node = nodes.get(change.key);
    const their = theirChanges.get(facetOf(change));
    const alike = their !== undefined && isContent(their) && their.to === change.to;
    if (!node) lost(change.key);
    else if (!their) nodes.set(change.key, withContent(node, change));
    else if (!alike) conflict(change.kind, change.key, change.kind === 'setting' ? change.name : null);
  }
  const places = mergePlaces({ base, mine, theirs, nodes, myChanges, theirChanges, modelOf, conflict, lost });
  return { tree: places, conflicts: [...conflicts.values()] };
}

/** Differences that replace their side of a conflict with mine, for the merged draft. Empty if that is not possible. */
export function mineInstead(merged: HiveTree, { kind, key, name, mine }: HiveConflict, mineTree: HiveTree) {
  const now = merged.get(key);
  const differences: HiveDifference[] = [];
  if (kind === 'removed_there') {
    const back = subtreeOf(mineTree, key).filter((node) => !merged.has(node.key));
    differences.push(...back.map((node) => ({ kind: 'add', key: node.key, node }) as const));
  } else if (kind === 'removed_here') {
    differences.push(...subtreeOf(merged, key).map((node) => ({ kind: 'remove', key: node.key, node }) as const));
  } else if (now && mine) {
    if (kind === 'setting' && name !== null) {
      differences.push({ kind, key, name, from: now.settings[name], to: mine.settings[name] });
    } else if (kind === 'description') {
      differences.push({ kind, key, from: now.description, to: mine.description });
    } else if (kind === 'active') differences.push({ kind, key, from: now.active, to: mine.active });
    else if (kind === 'place' && mine.parent !== null && merged.has(mine.parent)) {
      const from = { parent: now.parent, position: now.position };
      differences.push({ kind, key, from, to: { parent: mine.parent, position: mine.position } });
    }
  }
  return differences as readonly HiveDifference[];
}
