import type { TreePosition } from '@portal/design-system';
import { changeTree, childrenOf, type HiveNode, type HivePlace, type HiveTree } from '@portal/domain/hive';
import { canvasMessages as messages } from '../messages/canvas.ts';
import { modelOf } from '../model/component-types.ts';
import { exactPlace, isEmptyCell, labelOf } from '../tree/places.ts';
import { placeOfDrop } from '../tree/tree-rows.ts';

export interface Drop {
  /** Key of the component at which the drop is marked. */
  readonly target: string;
  /** `cell`: marked at the cell of `to`. */
  readonly position: TreePosition | 'cell';
  readonly to: HivePlace;
  /** What will be where, in two lines; empty for a line between components. */
  readonly say: string;
}

/** What is dragged over the page: a component of it, or a type from the palette. */
export type Dragged =
  | { readonly kind: 'moved'; readonly key: string }
  | { readonly kind: 'new'; readonly type: string };

/** Represents a component that is not on the page yet, so it contains nothing of the page. */
const newNode = (type: string): HiveNode => ({
  key: 'palette',
  parent: 'palette',
  position: 0,
  name: type,
  description: '',
  active: true,
  settings: {},
});

/** Shares of a container's height, at top and bottom, that mean before and after it. */
const edge = 0.3;

export interface Pointer {
  /** Key of the component under the pointer. */
  readonly target: string;
  /** The cell of that component under the pointer; null between its cells, and in a component without cells. */
  readonly cell: number | null;
  /** The share of the component's height at the pointer, 0 at its top. */
  readonly share: number;
}

const inCells = (tree: HiveTree, node: HiveNode): HiveNode | null => {
  const parent = node.parent === null ? undefined : tree.get(node.parent);
  return parent && modelOf(parent).kind === 'cells' ? parent : null;
};

/** A drop into a cell. A component in it is swapped with one of the same container, and otherwise moves to the next cell. */
function cellDrop(tree: HiveTree, moved: HiveNode, container: HiveNode, cell: HivePlace): Drop {
  const to = exactPlace(tree, cell);
  const model = modelOf(container);
  const there = isEmptyCell(tree, to)
    ? undefined
    : childrenOf(tree, container.key).find((child) => child.position === to.position);
  const say = messages.drop.cell(
    labelOf(moved),
    labelOf(container),
    to.position + 1,
    model.kind === 'cells' ? model.count : 0,
    there ? { name: labelOf(there), isSwap: moved.parent === container.key } : null,
  );
  return { target: container.key, position: 'cell', to, say };
}

function wantedDrops(tree: HiveTree, moved: HiveNode, node: HiveNode, { cell, share }: Pointer): readonly Drop[] {
  const model = modelOf(node).kind;
  if (model === 'cells') {
    return [cellDrop(tree, moved, node, { parent: node.key, ...(cell === null ? {} : { position: cell }) })];
  }
  const side: TreePosition = share < 0.5 ? 'before' : 'after';
  const isInside = model !== 'none' && (node.parent === null || (share >= edge && share <= 1 - edge));
  const drops: Drop[] = [];
  const inside = isInside ? placeOfDrop(tree, moved.key, node.key, 'inside') : null;
  if (inside)
    drops.push({
      target: node.key,
      position: 'inside',
      to: inside,
      say: messages.drop.inside(labelOf(moved), labelOf(node)),
    });
  const container = inCells(tree, node);
  const to = container ? null : placeOfDrop(tree, moved.key, node.key, side);
  if (container) drops.push(cellDrop(tree, moved, container, { parent: container.key, position: node.position }));
  if (to) drops.push({ target: node.key, position: side, to, say: '' });
  return drops;
}

/**
 * The drop for a pointer on the page: into the cell under it, or inside, before or after the component under it, the first that is
 * possible. Null if none is, or if nothing would move.
 */
export function dropAt(tree: HiveTree, dragged: Dragged, pointer: Pointer): Drop | null {
  const node = tree.get(pointer.target);
  const isNew = dragged.kind === 'new';
  const moved = isNew ? newNode(dragged.type) : tree.get(dragged.key);
  if (!node || !moved || node === moved) return null;
  const isPossible = ({ to }: Drop) => {
    const isHere = moved.parent === to.parent && moved.position === to.position;
    const change = isNew
      ? ({ kind: 'add', node: moved, to } as const)
      : ({ kind: 'move', key: moved.key, to } as const);
    return !isHere && changeTree(tree, change, modelOf).ok;
  };
  return wantedDrops(tree, moved, node, pointer).find(isPossible) ?? null;
}
