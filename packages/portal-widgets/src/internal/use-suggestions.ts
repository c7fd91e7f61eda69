import { useLatest } from '@portal/design-system';
import type { SearchHit } from '@portal/domain/catalogue';
import { useEffect, useState } from 'react';

export interface Suggestions {
  readonly hits: readonly SearchHit[];
  /** The hits are for exactly this text; else they are those of an older one, until the answer comes. */
  readonly isAnswered: boolean;
  /** There was no answer: the stock list is not there. */
  readonly hasFailed: boolean;
}

const none: readonly SearchHit[] = [];

/** Hits for what is typed. An answer to an older question is dropped, and the hits before it stay until then: the list does not flicker. */
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
