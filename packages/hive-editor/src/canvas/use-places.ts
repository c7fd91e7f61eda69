import { withSections } from '@portal/domain/hive';
import { createLivePlaces, type LivePlaces } from '@portal/hive-components/page';
import { useEffect, useMemo } from 'react';
import { type Editor, fullSelection } from '../model/editor.ts';
import { visibleNodes } from '../model/visibility.ts';

/** HIVE-16: the visible components of a draft, shared by all frames. Updated without rendering: each component subscribes to itself. */
export function followPlaces(editor: Editor): { readonly places: LivePlaces; follow(): () => void } {
  const { document, visibility, selected, selection, sections } = editor;
  const places = createLivePlaces();
  const put = () => places.put(withSections(visibleNodes(document.tree.get(), visibility.get()), sections.get()));
  const pick = () => places.pick(fullSelection(selection.get(), selected.get()));
  put();
  pick();
  return {
    places,
    follow() {
      put();
      pick();
      const ends = [
        document.tree.subscribe(put),
        visibility.subscribe(put),
        sections.subscribe(put),
        selected.subscribe(pick),
        selection.subscribe(pick),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

export function usePlaces(editor: Editor): LivePlaces {
  const { places, follow } = useMemo(() => followPlaces(editor), [editor]);
  useEffect(follow, [follow]);
  return places;
}
