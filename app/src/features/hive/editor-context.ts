import type { HiveTree } from '@portal/domain/hive';
import { useStore, useStoreValue } from '@portal/portal-client/react';
import { createContext, useContext, useMemo } from 'react';
import { allMarked, type EditorWork } from './model/editor-work.ts';

export const EditorContext = createContext<EditorWork | null>(null);

export function useEditor(): EditorWork {
  const work = useContext(EditorContext);
  if (!work) throw new Error('No editor above this component');
  return work;
}

export const useTree = () => useStore(useEditor().document.tree);
export const useOfTree = <Answer extends string | number | boolean | null | undefined>(
  ask: (tree: HiveTree) => Answer,
): Answer => useStoreValue(useEditor().document.tree, ask);
export const useSelected = () => useStore(useEditor().selected);
export const useSight = () => useStore(useEditor().sight);

/** All that is chosen. */
export function useMarked(): ReadonlySet<string> {
  const marked = useStore(useEditor().marked);
  const selected = useSelected();
  return useMemo(() => allMarked(marked, selected), [marked, selected]);
}
