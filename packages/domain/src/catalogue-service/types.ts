import type { FilterQuery, FilterResult } from '../catalogue/filter-types.ts';
import type { SearchReading } from '../catalogue/search-reading.ts';
import type { FacetResult, FacetSelection, NearCode, SearchHit } from '../catalogue/types.ts';
import type { ImportRequest, ImportReview } from '../import/types.ts';

/** The queries of a catalogue by kind, each with its request and response. */
export interface CatalogueQueries {
  /** Ranked hits (SRCH-01). */
  search: {
    readonly request: { readonly text: string; readonly limit: number };
    readonly response: readonly SearchHit[];
  };
  /** How a text was understood; null for a code. */
  explain: { readonly request: { readonly text: string }; readonly response: SearchReading | null };
  /** Codes similar to one that does not exist. */
  near: { readonly request: { readonly text: string; readonly limit: number }; readonly response: readonly NearCode[] };
  /** Parts left by filters and text, with the counts of every value (FILT-02); null without filters. */
  narrow: { readonly request: FilterQuery; readonly response: FilterResult | null };
  /** Counts by the stock list's own columns (SRCH-03). */
  facets: {
    readonly request: { readonly selection: FacetSelection; readonly limit: number };
    readonly response: FacetResult;
  };
  /** A list matched row by row (IMP-06). */
  review: { readonly request: ImportRequest; readonly response: ImportReview };
}
export type CatalogueQuery = keyof CatalogueQueries;
export type QueryRequest<K extends CatalogueQuery> = CatalogueQueries[K]['request'];
export type QueryResponse<K extends CatalogueQuery> = CatalogueQueries[K]['response'];

/** Requests sent together, at most one of each kind. Each response has the kind of its request. */
export type BatchedRequests = { readonly [K in CatalogueQuery]?: QueryRequest<K> };
export type BatchedResponses = { readonly [K in CatalogueQuery]?: QueryResponse<K> };
