import type { ReactNode, Ref } from 'react';
import type { IconGlyph } from '../Icon/Icon.tsx';

/** How many nodes can be selected at a time. */
export const treeSelections = { none: 'none', single: 'single', multiple: 'multiple' } as const;
export type TreeSelection = keyof typeof treeSelections;

/** A drop position relative to the target: before, after, or as its last child. */
export const treePositions = { before: 'before', inside: 'inside', after: 'after' } as const;
export type TreePosition = keyof typeof treePositions;

export interface TreeItem {
  /** Unique within the tree. */
  readonly id: string;
  readonly label: string;
  /** Absent for a leaf; `unloaded` until `onLoad` has loaded them; an empty list for an empty folder. */
  readonly children?: readonly TreeItem[] | 'unloaded';
  readonly icon?: IconGlyph;
  /** Secondary text after the label: a code, a count, a version. */
  readonly note?: string;
  /** Shown dimmed: hidden on the page, discontinued. Say so in `note` too. */
  readonly muted?: boolean;
  /** For a label that changes while the items stay: only its row renders when `get` returns another value. */
  readonly follow?: { readonly subscribe: (listener: () => void) => () => void; readonly get: () => unknown };
}

/** A button at the end of a row. Visible on hover and on the current row, and always while pressed. */
export interface TreeAction {
  readonly key: string;
  readonly label: string;
  readonly icon: IconGlyph;
  /** Makes it a toggle with this state. */
  readonly pressed?: boolean;
  readonly onSelect: () => void;
}

export interface TreeHandle {
  /** Scrolls a visible node into view and focuses it. */
  focus: (id: string) => void;
  /** Starts renaming a visible node in place. */
  rename: (id: string) => void;
  /** Starts moving nodes by keys and buttons. */
  move: (ids: readonly string[]) => void;
}

export interface TreeProps {
  label: string;
  items: readonly TreeItem[];
  /** The branches that are open, by id. */
  expanded: ReadonlySet<string>;
  /** Called with the keys of the branches to open. */
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  /** How many can be selected. */
  selection?: TreeSelection;
  /** What is selected, by id. */
  selected?: ReadonlySet<string>;
  /** Called with the new selection. */
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** The node that has, or would get, the focus. */
  onCurrentChange?: (id: string) => void;
  /** Enter or double click. */
  onActivate?: (id: string) => void;
  /** Loads the children of an unloaded node. If the promise rejects, the node closes and shows an error. */
  onLoad?: (id: string) => Promise<void>;
  /** Makes labels editable with F2. The caller changes the items. */
  onRename?: (id: string, label: string) => void;
  /** Makes nodes movable. Never called with a node and its descendant. The caller changes the items and can undo it. */
  onMove?: (ids: readonly string[], target: string, position: TreePosition) => void;
  /** Whether a position is allowed. Positions inside the moved nodes are excluded already. */
  canMove?: (ids: readonly string[], target: string, position: TreePosition) => boolean;
  /** Called with the nodes to delete, on the Delete key. */
  onDelete?: (ids: readonly string[]) => void;
  /** Actions of a row, at its end and in its menu. */
  actions?: (id: string) => readonly TreeAction[];
  /** Content at the end of a row: a badge, an icon, a price. */
  badge?: (id: string) => ReactNode;
  /** Rows shown before it scrolls. Without it the tree fills its container. */
  rows?: number;
  /** Shown in an empty tree. */
  empty?: ReactNode;
  /** Focuses a row, or starts renaming or moving it. */
  ref?: Ref<TreeHandle>;
}
