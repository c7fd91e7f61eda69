import type { HiveDifference, NodePlace } from './difference.ts';
import { childrenByParent, groupBy, numbered, placed, subtreeOf } from './tree.ts';
import type { HiveNode, HiveTree, ModelOf } from './types.ts';
import { withSetting } from './with-setting.ts';

/** A difference that cannot be applied to the draft, and why. */
export interface Misfit {
  readonly difference: HiveDifference;
  readonly why: 'gone' | 'there_already' | 'changed' | 'no_parent' | 'cell_taken' | 'inside_itself';
}

export type Applied =
  | { readonly ok: true; readonly tree: HiveTree }
  | { readonly ok: false; readonly misfits: readonly Misfit[] };

/** Applies a content change. The same node if it already has the value; null if the value has changed otherwise. */
function withContent(node: HiveNode, difference: HiveDifference): HiveNode | null {
  switch (difference.kind) {
    case 'setting': {
      const { name, from, to } = difference;
      const now = Object.hasOwn(node.settings, name) ? node.settings[name] : undefined;
      if (now === to) return node;
      return now === from ? withSetting(node, name, to) : null;
    }
    case 'description':
      if (node.description === difference.to) return node;
      return node.description === difference.from ? { ...node, description: difference.to } : null;
    case 'active':
      return node.active === difference.to ? node : { ...node, active: difference.to };
    default:
      return node;
  }
}

interface Placing {
  readonly difference: HiveDifference;
  readonly node: HiveNode;
  readonly to: NodePlace;
}

/** Inserts added and moved nodes among those that stay. Returns the ones that cannot be placed. */
function arrange(
  nodes: Map<string, HiveNode>,
  stays: ReadonlyMap<string | null, readonly HiveNode[]>,
  placings: readonly Placing[],
  modelOf: ModelOf,
): Misfit[] {
  const misfits: Misfit[] = [];
  const byParent = groupBy(placings, ({ to }) => to.parent);
  for (const parent of new Set([...stays.keys(), ...byParent.keys()])) {
    const owner = parent === null ? undefined : nodes.get(parent);
    const coming = [...(byParent.get(parent) ?? [])].sort((a, b) => a.to.position - b.to.position);
    if (parent !== null && !owner) {
      for (const { difference } of coming) misfits.push({ difference, why: 'no_parent' });
      continue;
    }
    const children = [...(stays.get(parent) ?? [])];
    if (!owner || modelOf(owner).kind === 'flow') {
      // In ascending order, all nodes that belong before a node are already in place.
      for (const { node, to } of coming) children.splice(Math.min(to.position, children.length), 0, node);
      for (const child of numbered(children, parent)) nodes.set(child.key, child);
      continue;
    }
    const taken = new Set(children.map((child) => child.position));
    for (const { difference, node, to } of coming) {
      if (taken.has(to.position)) misfits.push({ difference, why: 'cell_taken' });
      taken.add(to.position);
      nodes.set(node.key, placed(node, parent, to.position));
    }
  }
  return misfits;
}

/**
 * Applies differences to a sound draft: all of them, or none and the misfits. A difference that is already applied is not a misfit,
 * so a list may be applied twice. Pure; unchanged nodes stay the same objects.
 */
export function applyDifferences(tree: HiveTree, differences: readonly HiveDifference[], modelOf: ModelOf): Applied {
  const misfits: Misfit[] = [];
  const nodes = new Map(tree);
  const placings: Placing[] = [];
  const moving = new Set<string>();
  const removed = new Set<string>();
  for (const difference of differences) {
    if (difference.kind !== 'remove') continue;
    const present = tree.get(difference.key);
    // It was changed since: do not discard that change unseen.
    if (present && !sameNode(present, difference.node)) misfits.push({ difference, why: 'changed' });
    nodes.delete(difference.key);
    removed.add(difference.key);
  }
  for (const difference of differences) {
    if (difference.kind === 'remove') continue;
    const { key } = difference;
    const node = nodes.get(key);
    const places = difference.kind === 'add' || difference.kind === 'place';
    if (places && moving.has(key)) {
      misfits.push({ difference, why: 'there_already' });
      continue;
    }
    if (difference.kind === 'add') {
      const present = removed.has(key) ? undefined : tree.get(key);
      if (present && !sameNode(present, difference.node)) misfits.push({ difference, why: 'there_already' });
      if (present) continue;
      nodes.set(key, difference.node);
      moving.add(key);
      placings.push({ difference, node: difference.node, to: difference.node });
    } else if (!node) misfits.push({ difference, why: 'gone' });
    else if (difference.kind === 'place') {
      // Also if its position is the same now: the siblings that are added and removed with it shift it.
      if (node.parent !== difference.from.parent && node.parent !== difference.to.parent) {
        misfits.push({ difference, why: 'changed' });
        continue;
      }
      moving.add(key);
      placings.push({ difference, node, to: difference.to });
    } else {
      const changed = withContent(node, difference);
      if (changed) nodes.set(key, changed);
      else misfits.push({ difference, why: 'changed' });
    }
  }
  const stays = childrenByParent(new Map([...nodes].filter(([key]) => !moving.has(key))));
  const current = placings.map((each) => ({ ...each, node: nodes.get(each.node.key) ?? each.node }));
  misfits.push(...arrange(nodes, stays, current, modelOf));
  if (misfits.length > 0) return { ok: false, misfits };
  const broken = brokenBy(nodes, differences);
  return broken.length > 0 ? { ok: false, misfits: broken } : { ok: true, tree: same(tree, nodes) ? tree : nodes };
}

function sameNode(a: HiveNode, b: HiveNode): boolean {
  const names = new Set([...Object.keys(a.settings), ...Object.keys(b.settings)]);
  const alike = [...names].every((name) => a.settings[name] === b.settings[name]);
  return (
    alike && a.name === b.name && a.parent === b.parent && a.description === b.description && a.active === b.active
  );
}

const same = (a: HiveTree, b: HiveTree) => a.size === b.size && [...b].every(([key, node]) => a.get(key) === node);

/** The differences to blame if the result is not one connected tree; empty if it is. */
function brokenBy(nodes: HiveTree, differences: readonly HiveDifference[]): readonly Misfit[] {
  const roots = [...nodes.values()].filter((node) => node.parent === null);
  const inReach = new Set(roots.slice(0, 1).flatMap((root) => subtreeOf(nodes, root.key).map((node) => node.key)));
  if (roots.length === 1 && inReach.size === nodes.size) return [];
  const lost = [...nodes.values()].filter((node) => !inReach.has(node.key));
  const cut = new Set(lost.flatMap((node) => [node.key, node.parent ?? '']));
  const toBlame = differences.filter(({ kind, key }) => kind !== 'setting' && (cut.has(key) || kind === 'remove'));
  return (toBlame.length > 0 ? toBlame : differences).map((difference) => ({ difference, why: 'inside_itself' }));
}
