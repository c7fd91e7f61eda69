import { useLatest } from '@portal/design-system';
import type { SearchHit } from '@portal/domain/catalogue';
import { useEffect, useState } from 'react';

const none: readonly SearchHit[] = [];

/** Hits for what is typed. An answer to an older question is dropped, and the hits before it stay until then: the list does not flicker. */
export function useSuggestions(
  text: string,
  suggest: (text: string) => Promise<readonly SearchHit[]>,
): readonly SearchHit[] {
  const [hits, setHits] = useState(none);
  const ask = useLatest(suggest);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === '') {
      setHits(none);
      return;
    }
    let dropped = false;
    ask.current(wanted).then(
      (found) => {
        if (!dropped) setHits(found);
      },
      // The stock list is not there yet: a code can be typed out all the same.
      () => {
        if (!dropped) setHits(none);
      },
    );
    return () => {
      dropped = true;
    };
  }, [text, ask]);
  return hits;
}
