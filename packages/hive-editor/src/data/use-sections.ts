import { type HiveSection, type HiveTree, type Sections, sectionOf, sectionsById } from '@portal/domain/hive';
import { useCall, useCallCache, useStoreValue } from '@portal/portal-client/react';
import { useEffect, useMemo } from 'react';
import type { Editor } from '../model/editor.ts';

const none: readonly HiveSection[] = [];
/** The numbers of the sections that a draft shows, as one text to compare. */
const shownSections = (tree: HiveTree): string => [...tree.values()].flatMap((node) => sectionOf(node) ?? []).join(' ');
const hasSections = (tree: HiveTree): boolean => [...tree.values()].some((node) => sectionOf(node) !== null);

function useSaved(wanted: boolean): readonly HiveSection[] {
  return useCall('sections/get', wanted ? {} : null).data?.sections ?? none;
}

/** The saved sections by number; requested only if a page shows one. */
export function useSectionsOf(tree: HiveTree): Sections {
  const saved = useSaved(useMemo(() => hasSections(tree), [tree]));
  return useMemo(() => sectionsById(saved), [saved]);
}

/** HIVE-16: gives the canvas the sections that the open draft shows synced, and follows their changes. */
export function useDraftSections(editor: Editor): void {
  const saved = useSaved(useStoreValue(editor.document.tree, hasSections));
  useEffect(() => editor.sections.set(sectionsById(saved)), [editor, saved]);
  const cache = useCallCache();
  // The server counts the pages that show a section from saved drafts, so the counts are loaded again once such a change is saved.
  useEffect(() => {
    const { tree, save } = editor.document;
    let shown = shownSections(tree.get());
    let isChanged = false;
    const stopTree = tree.subscribe(() => {
      const next = shownSections(tree.get());
      isChanged ||= next !== shown;
      shown = next;
    });
    const stopSave = save.subscribe(() => {
      if (!isChanged || save.get().kind !== 'saved') return;
      isChanged = false;
      void cache.reload('sections/get');
    });
    return () => {
      stopTree();
      stopSave();
    };
  }, [editor, cache]);
}
