import { useLatest } from '@portal/design-system';
import type { PartWords, SearchHit } from '@portal/domain/catalogue';
import { useEffect, useState } from 'react';
import { suggestionsMessages as messages } from '../messages/suggestions.ts';

/** What words say beside the first part that they name. */
export interface WordsRead {
  /** The quantity that they name, as it would be typed into a quantity field; null without one. */
  readonly quantity: string | null;
  /** The parts after the first: the nuts of `m12 x 50 bolts with nuts`. */
  readonly further: readonly PartWords[];
}

export interface Suggestions extends WordsRead {
  readonly hits: readonly SearchHit[];
  /** True when the hits are for exactly this text; false while they are still those of an earlier text. */
  readonly isCurrent: boolean;
  /** The search failed: the stock list is not available. */
  readonly hasFailed: boolean;
}

const none: readonly SearchHit[] = [];

const noWords: WordsRead = { quantity: null, further: [] };
const readNone = async () => noWords;

/**
 * Hits for the typed text, and what its words say beside where `readWords` is given. Outdated responses are dropped; the previous hits stay
 * until then, so that the list does not flicker.
 */
export function useSuggestions(
  text: string,
  suggest: (text: string) => Promise<readonly SearchHit[]>,
  readWords: (text: string) => Promise<WordsRead> = readNone,
): Suggestions {
  const [result, setResult] = useState<Omit<Suggestions, 'isCurrent'> & { query: string }>({
    hits: none,
    ...noWords,
    query: '',
    hasFailed: false,
  });
  const load = useLatest(async (query: string) => Promise.all([suggest(query), readWords(query)]));
  const query = text.trim();
  useEffect(() => {
    if (query === '') {
      setResult({ hits: none, ...noWords, query, hasFailed: false });
      return;
    }
    let dropped = false;
    load.current(query).then(
      ([hits, words]) => {
        if (!dropped) setResult({ hits, ...words, query, hasFailed: false });
      },
      () => {
        if (!dropped) setResult({ hits: none, ...noWords, query, hasFailed: true });
      },
    );
    return () => {
      dropped = true;
    };
  }, [query, load]);
  const isCurrent = result.query === query;
  const { hits, hasFailed, quantity, further } = result;
  return { hits, ...(isCurrent ? { quantity, further } : noWords), isCurrent, hasFailed };
}

/** What a search field shows below its options; `found` is shown when there are any. */
export function suggestionStatus({ hits, isCurrent, hasFailed }: Suggestions, found?: string): string | undefined {
  if (hits.length > 0) return found;
  if (!isCurrent) return messages.searching;
  return hasFailed ? messages.failed : messages.none;
}
