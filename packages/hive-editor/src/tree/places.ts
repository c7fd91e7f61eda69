import {
  changeTree,
  childrenByParent,
  childrenOf,
  groupBy,
  type HiveNode,
  type HivePlace,
  type HiveTree,
  isWithin,
  nodeLabel,
  rootNode,
  subtreeOf,
} from '@portal/domain/hive';
import { treeMessages as messages } from '../messages/tree.ts';
import { modelOf, words } from '../model/component-types.ts';

/** A place for a component, with its description. */
export interface NamedPlace {
  readonly id: string;
  readonly place: HivePlace & { readonly position: number };
  /** `Grid › cell 4` */
  readonly say: string;
}

export const labelOf = (node: HiveNode): string => (node.parent === null ? messages.page : nodeLabel(node, words));

/** Labels of components, with a number where several on the page have the same: `Grid (2 of 3)`. */
function distinctLabels(nodes: readonly HiveNode[]): (node: HiveNode) => string {
  const byLabel = groupBy(nodes, labelOf);
  return (node) => {
    const label = labelOf(node);
    const same = byLabel.get(label) ?? [];
    return same.length < 2 ? label : messages.places.oneOf(label, same.indexOf(node) + 1, same.length);
  };
}

function inContainer(
  all: readonly HiveNode[],
  node: HiveNode,
  moving: readonly string[],
  nameOf: (node: HiveNode) => string,
): NamedPlace[] {
  const model = modelOf(node);
  // Positions are counted without the first moved component; the others follow it.
  const children = all.filter((child) => child.key !== moving[0]);
  const name = nameOf(node);
  const named = (position: number, say: string): NamedPlace => ({
    id: `${node.key} ${position}`,
    place: { parent: node.key, position },
    say: `${name} › ${say}`,
  });
  if (model.kind === 'flow') {
    return [
      named(0, children.length === 0 ? messages.places.inside : messages.places.atStart),
      ...children.flatMap((child, index) =>
        moving.includes(child.key) ? [] : named(index + 1, messages.places.after(nameOf(child))),
      ),
    ];
  }
  if (model.kind !== 'cells') return [];
  const byCell = new Map(children.map((child) => [child.position, child]));
  return Array.from({ length: model.count }, (_, cell) => {
    const there = byCell.get(cell);
    return named(cell, there ? messages.places.usedCell(cell + 1, nameOf(there)) : messages.places.cell(cell + 1));
  });
}

/**
 * All places on the page for a component, in page order, each with a description: the alternative to dragging (HIVE-16). `moving` are the
 * keys of the moved components; empty for a new one.
 */
export function namedPlaces(tree: HiveTree, moving: readonly string[]): readonly NamedPlace[] {
  const root = rootNode(tree);
  if (!root) return [];
  const now = moving.length === 1 ? tree.get(moving[0] ?? '') : undefined;
  const groups = childrenByParent(tree);
  const nodes = subtreeOf(tree, root.key);
  const nameOf = distinctLabels(nodes);
  return nodes
    .filter((node) => !moving.some((key) => isWithin(tree, node.key, key)))
    .flatMap((node) => inContainer(groups.get(node.key) ?? [], node, moving, nameOf))
    .filter(({ place }) => now?.parent !== place.parent || now.position !== place.position);
}

/** The first free cell after `from`; undefined if there is none. */
function nextFreeCell(tree: HiveTree, parent: HiveNode, from: number): number | undefined {
  const model = modelOf(parent);
  if (model.kind !== 'cells') return undefined;
  const taken = new Set(childrenOf(tree, parent.key).map((child) => child.position));
  return Array.from({ length: model.count }, (_, cell) => cell).find((cell) => cell > from && !taken.has(cell));
}

/** Whether no component is in this cell, and the cell exists. */
export function isEmptyCell(tree: HiveTree, { parent, position }: HivePlace): boolean {
  const owner = tree.get(parent);
  const model = owner && modelOf(owner);
  if (model?.kind !== 'cells' || position === undefined || position >= model.count) return false;
  return !childrenOf(tree, parent).some((child) => child.position === position);
}

/** A place with its position: the end of a flow, or the first free cell, unless it has one. */
export function exactPlace(tree: HiveTree, { parent, position }: HivePlace): NamedPlace['place'] {
  const owner = tree.get(parent);
  const free = owner ? nextFreeCell(tree, owner, -1) : undefined;
  return { parent, position: position ?? free ?? childrenOf(tree, parent).length };
}

/** Default place of a new component: inside the selected one if it takes children, otherwise after it; in cells, the next free one. */
export function placeBeside(tree: HiveTree, key: string): HivePlace {
  const node = tree.get(key);
  if (!node || node.parent === null || modelOf(node).kind !== 'none') return { parent: node?.key ?? key };
  const parent = tree.get(node.parent);
  const isFlow = parent !== undefined && modelOf(parent).kind === 'flow';
  if (isFlow) return { parent: node.parent, position: node.position + 1 };
  const cell = parent && nextFreeCell(tree, parent, node.position);
  return cell === undefined ? { parent: node.parent } : { parent: node.parent, position: cell };
}

/** The first of these places that accepts a new component; null if none does. */
export function firstThatTakes(tree: HiveTree, places: readonly HivePlace[]): HivePlace | null {
  const probe = { key: ' probe', name: 'space', description: '', active: true, settings: {} };
  return places.find((to) => changeTree(tree, { kind: 'add', node: probe, to }, modelOf).ok) ?? null;
}
