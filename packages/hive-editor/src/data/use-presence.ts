import type { HivePerson } from '@portal/domain/hive';
import { every, newId, systemClock } from '@portal/portal-client';
import { useCall, useCallCache, usePortal, useUsername } from '@portal/portal-client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Editor } from '../model/editor.ts';
import { send } from './calls.ts';
import type { DraftAt } from './draft.ts';

/** How often a tab repeats that it has the draft open, in milliseconds; the server forgets it after three times that. */
const interval = 20_000;
/** A selection that lasts less long is not sent, such as while moving through the tree by keys. */
const settled = 400;

const noPeople: readonly HivePerson[] = [];

/**
 * HIVE-15: sends what is selected in this draft to the others. Returns which other people have it open, and what they have selected. The
 * person's own other windows are left out.
 */
export function usePresence(editor: Editor, { page_id, draft_id }: DraftAt): readonly HivePerson[] {
  const { transport } = usePortal();
  const user = useUsername();
  const cache = useCallCache();
  const [tab] = useState(newId);
  const lastSent = useRef<Promise<unknown>>(Promise.resolve());
  const { data } = useCall('drafts/people', { page_id, draft_id }, { keepPreviousData: true });
  useEffect(() => {
    const say = (gone = false) => {
      if (window.document.visibilityState === 'hidden' && !gone) return;
      const here = { page_id, draft_id, tab, component: editor.selected.get(), gone };
      // One after another: a selection that overtakes leaving would show a person who has left, and leaving one draft that overtakes
      // the arrival in the next would hide a person who is there. Others see it a little later if a request fails.
      lastSent.current = lastSent.current.then(() => send(transport, 'drafts/here', here).catch(() => null));
    };
    let cancel = systemClock.after(settled, say);
    const unsubscribe = editor.selected.subscribe(() => {
      cancel();
      cancel = systemClock.after(settled, say);
    });
    const stop = every(systemClock, interval, () => {
      say();
      void cache.reload('drafts/people');
    });
    return () => {
      cancel();
      unsubscribe();
      stop();
      say(true);
    };
  }, [transport, cache, editor, page_id, draft_id, tab]);
  return useMemo(() => data?.people.filter((each) => each.username !== user) ?? noPeople, [data, user]);
}
