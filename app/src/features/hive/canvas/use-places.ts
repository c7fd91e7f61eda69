import { createLivePlaces, type LivePlaces } from '@portal/hive-components/page';
import { useEffect, useMemo } from 'react';
import { allMarked, type EditorWork, shownNodes } from '../model/editor-work.ts';

/** HIVE-16: what shows of a draft, for all frames at once. Followed without rendering: each component on a page follows itself. */
export function followPlaces(work: EditorWork): { readonly places: LivePlaces; follow(): () => void } {
  const { document, sight, selected, marked } = work;
  const places = createLivePlaces();
  const put = () => places.put(shownNodes(document.tree.get(), sight.get()));
  const pick = () => places.pick(allMarked(marked.get(), selected.get()));
  put();
  pick();
  return {
    places,
    follow() {
      put();
      pick();
      const ends = [
        document.tree.subscribe(put),
        sight.subscribe(put),
        selected.subscribe(pick),
        marked.subscribe(pick),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

export function usePlaces(work: EditorWork): LivePlaces {
  const { places, follow } = useMemo(() => followPlaces(work), [work]);
  useEffect(follow, [follow]);
  return places;
}
