import type { HiveTree } from '@portal/domain/hive';
import { useStore, useStoreValue } from '@portal/portal-client/react';
import { createContext, useContext, useMemo } from 'react';
import { type Editor, fullSelection } from './model/editor.ts';

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('No editor above this component');
  return editor;
}

export const useTree = () => useStore(useEditor().document.tree);
/** A primitive derived from the tree: renders only when that value changes. */
export const useTreeValue = <Value extends string | number | boolean | null | undefined>(
  select: (tree: HiveTree) => Value,
): Value => useStoreValue(useEditor().document.tree, select);
export const useSelected = () => useStore(useEditor().selected);
export const useVisibility = () => useStore(useEditor().visibility);

/** Keys of all selected components. */
export function useSelection(): ReadonlySet<string> {
  const selection = useStore(useEditor().selection);
  const selected = useSelected();
  return useMemo(() => fullSelection(selection, selected), [selection, selected]);
}
