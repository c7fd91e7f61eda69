import type { ReactNode, Ref } from 'react';
import type { IconGlyph } from '../Icon/Icon.tsx';

/** How many nodes may be selected at a time. */
export const treeSelections = { none: 'none', single: 'single', multiple: 'multiple' } as const;
export type TreeSelection = keyof typeof treeSelections;

/** Where something lands, seen from the target: among its siblings, or as its last child. */
export const treePositions = { before: 'before', inside: 'inside', after: 'after' } as const;
export type TreePosition = keyof typeof treePositions;

export interface TreeItem {
  /** Unlike every other in the tree. */
  readonly id: string;
  readonly label: string;
  /** Left out for a leaf; `unloaded` until `onLoad` has brought them; an empty list for a folder with nothing in it. */
  readonly children?: readonly TreeItem[] | 'unloaded';
  readonly icon?: IconGlyph;
  /** A few quiet words after the label: a code, a count, a version. */
  readonly note?: string;
  /** Shown receding: something hidden on the page, a discontinued part. Say so in `note` too. */
  readonly muted?: boolean;
  /** For a label that becomes another while the items stay: its row alone is rendered anew whenever `get` answers something else. */
  readonly follow?: { readonly subscribe: (listener: () => void) => () => void; readonly get: () => unknown };
}

/** A button at the end of a row. It shows on the row under the pointer and on the current row; always, while it is pressed. */
export interface TreeAction {
  readonly key: string;
  readonly label: string;
  readonly icon: IconGlyph;
  /** Makes it a button that is on or off. */
  readonly pressed?: boolean;
  readonly onSelect: () => void;
}

export interface TreeHandle {
  /** Brings a visible node into sight and gives it the focus. */
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
  /** Told the branches that are to be open. */
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  /** How many can be selected. */
  selection?: TreeSelection;
  /** What is selected, by id. */
  selected?: ReadonlySet<string>;
  /** Told what is to be selected. */
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** The node that has, or would get, the focus. */
  onCurrentChange?: (id: string) => void;
  /** Enter or double click. */
  onActivate?: (id: string) => void;
  /** Brings the children of an unloaded node. A rejected promise closes the node again and says so. */
  onLoad?: (id: string) => Promise<void>;
  /** Makes labels editable: F2. The caller changes the items. */
  onRename?: (id: string, label: string) => void;
  /** Makes nodes movable. Never several of which one is inside another. The caller changes the items, and can undo it. */
  onMove?: (ids: readonly string[], target: string, position: TreePosition) => void;
  /** Refuses a place. Places inside what is being moved are refused already. */
  canMove?: (ids: readonly string[], target: string, position: TreePosition) => boolean;
  /** Told what is to go, by the Delete key. */
  onDelete?: (ids: readonly string[]) => void;
  /** What a row offers at its end and in its menu. */
  actions?: (id: string) => readonly TreeAction[];
  /** Something to look at, at the end of a row: a badge, a mark, a price. */
  badge?: (id: string) => ReactNode;
  /** Rows that show before it scrolls; without it the tree fills the box that it stands in. */
  rows?: number;
  /** What stands in an empty tree. */
  empty?: ReactNode;
  /** Gives a row the focus, or begins to rename or move it. */
  ref?: Ref<TreeHandle>;
}
