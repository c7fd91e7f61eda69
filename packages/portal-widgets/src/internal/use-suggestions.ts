import { useLatest } from '@portal/design-system';
import type { SearchHit } from '@portal/domain/catalogue';
import { useEffect, useState } from 'react';
import { suggestionsMessages as messages } from '../messages/suggestions.ts';

export interface Suggestions {
  readonly hits: readonly SearchHit[];
  /** The quantity that the text names, as it would be typed into a quantity field; null without one. */
  readonly quantity: string | null;
  /** True when the hits are for exactly this text; false while they are still those of an earlier text. */
  readonly isCurrent: boolean;
  /** The search failed: the stock list is not available. */
  readonly hasFailed: boolean;
}

const none: readonly SearchHit[] = [];

const noQuantity = async () => null;

/**
 * Hits for the typed text, and the quantity in it where `readQuantity` is given. Outdated responses are dropped; the previous hits stay
 * until then, so that the list does not flicker.
 */
export function useSuggestions(
  text: string,
  suggest: (text: string) => Promise<readonly SearchHit[]>,
  readQuantity: (text: string) => Promise<string | null> = noQuantity,
): Suggestions {
  const [result, setResult] = useState<Omit<Suggestions, 'isCurrent'> & { query: string }>({
    hits: none,
    quantity: null,
    query: '',
    hasFailed: false,
  });
  const ask = useLatest(async (query: string) => Promise.all([suggest(query), readQuantity(query)]));
  const query = text.trim();
  useEffect(() => {
    if (query === '') {
      setResult({ hits: none, quantity: null, query, hasFailed: false });
      return;
    }
    let dropped = false;
    ask.current(query).then(
      ([hits, quantity]) => {
        if (!dropped) setResult({ hits, quantity, query, hasFailed: false });
      },
      () => {
        if (!dropped) setResult({ hits: none, quantity: null, query, hasFailed: true });
      },
    );
    return () => {
      dropped = true;
    };
  }, [query, ask]);
  const isCurrent = result.query === query;
  return { hits: result.hits, quantity: isCurrent ? result.quantity : null, isCurrent, hasFailed: result.hasFailed };
}

/** What a search field shows below its options; `found` is shown when there are any. */
export function suggestionStatus({ hits, isCurrent, hasFailed }: Suggestions, found?: string): string | undefined {
  if (hits.length > 0) return found;
  if (!isCurrent) return messages.searching;
  return hasFailed ? messages.failed : messages.none;
}
