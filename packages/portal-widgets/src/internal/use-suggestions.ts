import { useLatest } from '@portal/design-system';
import type { SearchHit } from '@portal/domain/catalogue';
import { useEffect, useState } from 'react';
import { suggestionsMessages as messages } from '../messages/suggestions.ts';

export interface Suggestions {
  readonly hits: readonly SearchHit[];
  /** True when the hits are for exactly this text; false while they are still those of an earlier text. */
  readonly isCurrent: boolean;
  /** The search failed: the stock list is not available. */
  readonly hasFailed: boolean;
}

const none: readonly SearchHit[] = [];

/** Hits for the typed text. Outdated responses are dropped; the previous hits stay until then, so that the list does not flicker. */
export function useSuggestions(text: string, suggest: (text: string) => Promise<readonly SearchHit[]>): Suggestions {
  const [result, setResult] = useState({ hits: none, query: '', hasFailed: false });
  const ask = useLatest(suggest);
  const query = text.trim();
  useEffect(() => {
    if (query === '') {
      setResult({ hits: none, query, hasFailed: false });
      return;
    }
    let dropped = false;
    ask.current(query).then(
      (hits) => {
        if (!dropped) setResult({ hits, query, hasFailed: false });
      },
      () => {
        if (!dropped) setResult({ hits: none, query, hasFailed: true });
      },
    );
    return () => {
      dropped = true;
    };
  }, [query, ask]);
  return { hits: result.hits, isCurrent: result.query === query, hasFailed: result.hasFailed };
}

/** What a search field shows below its options; `found` is shown when there are any. */
export function suggestionStatus({ hits, isCurrent, hasFailed }: Suggestions, found?: string): string | undefined {
  if (hits.length > 0) return found;
  if (!isCurrent) return messages.searching;
  return hasFailed ? messages.failed : messages.none;
}
