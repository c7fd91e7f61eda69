import type { HiveTree } from '@portal/domain/hive';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useStore } from '../../portal/store.ts';
import { allMarked, type EditorWork } from './model/editor-work.ts';

export const EditorContext = createContext<EditorWork | null>(null);

export function useEditor(): EditorWork {
  const work = useContext(EditorContext);
  if (!work) throw new Error('No editor above this component');
  return work;
}

export const useTree = () => useStore(useEditor().document.tree);
/** What is asked of the draft, a plain value: whoever asks no more is not rendered by changes that leave the answer as it is. */
export function useOfTree<Value extends string | number | boolean | null | undefined>(
  ask: (tree: HiveTree) => Value,
): Value {
  const { tree } = useEditor().document;
  const get = () => ask(tree.get());
  return useSyncExternalStore(tree.subscribe, get, get);
}

export const useSelected = () => useStore(useEditor().selected);
export const useSight = () => useStore(useEditor().sight);

/** All that is chosen. */
export function useMarked(): ReadonlySet<string> {
  const marked = useStore(useEditor().marked);
  const selected = useSelected();
  return useMemo(() => allMarked(marked, selected), [marked, selected]);
}
