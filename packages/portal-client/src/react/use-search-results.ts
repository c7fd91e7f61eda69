import type { FilterResult, FilterSelection, NearCode, SearchHit, SearchReading } from '@portal/domain/catalogue';
import { startTransition, useEffect, useState } from 'react';
import { usePortal } from './portal.ts';
import { useCatalogueStatus } from './use-catalogue.ts';

/** The first hits include why they were found and which characters matched. */
const explained = 200;
/** Maximum number of hits without filters. */
const unfiltered = 1000;
const nearest = 5;

export interface SearchResults {
  readonly stock_codes: readonly string[];
  readonly hits: ReadonlyMap<string, SearchHit>;
  /** Null if no filters are chosen. */
  readonly filtered: FilterResult | null;
  /** If nothing was found, codes similar to the text (SRCH-01). */
  readonly near: readonly NearCode[];
  /** How the text was understood; null for a code and without text. */
  readonly reading: SearchReading | null;
}

/**
 * Returns parts and counts from this browser's stock list (SRCH-01 to SRCH-03, FILT-02, FILT-03). Keeps the last results until the next are
 * ready.
 */
export function useSearchResults(
  selection: FilterSelection,
  filters: boolean | null,
  dynamicSizes: boolean,
): SearchResults | null {
  const { catalogue } = usePortal();
  const { state, version, parts } = useCatalogueStatus();
  const [results, setResults] = useState<SearchResults | null>(null);
  const text = selection.text ?? '';
  const { chosen } = selection;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the list has other results
  useEffect(() => {
    if (state !== 'ready' || filters === null) return;
    let left = false;
    const searched = async (): Promise<readonly SearchHit[]> => {
      if (text === '') return [];
      // Null: another query, such as one from the header, replaced this one; repeat it.
      for (;;) {
        const hits = await catalogue.search(text, filters ? explained : unfiltered);
        if (hits || left) return hits ?? [];
      }
    };
    const query = async () => {
      const filterQuery = { selection: { chosen, text }, limit: parts, dynamicSizes };
      const [filtered, hits, reading] = await Promise.all([
        filters ? catalogue.narrow(filterQuery) : null,
        searched(),
        text === '' ? null : catalogue.explain(text),
      ]);
      if (left || (filters && !filtered)) return;
      const stock_codes = filtered?.stock_codes ?? hits.map((hit) => hit.stock_code);
      const near = stock_codes.length === 0 && text !== '' ? await catalogue.nearCodes(text, nearest) : [];
      if (left) return;
      const found = new Map(hits.map((hit) => [hit.stock_code, hit]));
      // A transition, so that typing stays responsive while the table renders.
      startTransition(() => setResults({ stock_codes, hits: found, filtered, near, reading }));
    };
    void query();
    return () => {
      left = true;
    };
  }, [catalogue, state, version, parts, filters, chosen, text, dynamicSizes]);

  return results;
}
