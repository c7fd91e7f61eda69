import { useLatest } from '@portal/design-system';
import type { SearchHit } from '@portal/domain/catalogue';
import { useEffect, useState } from 'react';

export interface Suggestions {
  readonly hits: readonly SearchHit[];
  /** True when the hits are for exactly this text; false while they are still those of an earlier text. */
  readonly isAnswered: boolean;
  /** The search failed: the stock list is not available. */
  readonly hasFailed: boolean;
}

const none: readonly SearchHit[] = [];

/** Hits for the typed text. Outdated responses are dropped; the previous hits stay until then, so that the list does not flicker. */
export function useSuggestions(text: string, suggest: (text: string) => Promise<readonly SearchHit[]>): Suggestions {
  const [answer, setAnswer] = useState({ hits: none, wanted: '', hasFailed: false });
  const ask = useLatest(suggest);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === '') {
      setAnswer({ hits: none, wanted, hasFailed: false });
      return;
    }
    let dropped = false;
    ask.current(wanted).then(
      (hits) => {
        if (!dropped) setAnswer({ hits, wanted, hasFailed: false });
      },
      () => {
        if (!dropped) setAnswer({ hits: none, wanted, hasFailed: true });
      },
    );
    return () => {
      dropped = true;
    };
  }, [wanted, ask]);
  return { hits: answer.hits, isAnswered: answer.wanted === wanted, hasFailed: answer.hasFailed };
}
