import type { PartFacts } from '@portal/domain/cart';
import type {
  CustomerStockCode,
  FacetAnswer,
  FacetSelection,
  FilterAnswer,
  FilterQuestion,
  FilterRoot,
  NearCode,
  SearchHit,
  SearchMutation,
  SearchReading,
} from '@portal/domain/catalogue';
import type { ImportQuestion, ImportReview } from '@portal/domain/import';

export type CatalogueState = 'empty' | 'loading' | 'ready' | 'failed';

export interface CatalogueStatus {
  readonly state: CatalogueState;
  readonly version: string | null;
  readonly parts: number;
  /** From this device's store, not yet compared with the server's version. */
  readonly fromCache: boolean;
}

/** The stock list in this browser: facts on the page's own thread, search and filters in a worker. */
export interface Catalogue {
  /** Loads the kept list, then asks the server for a newer one. False when there is neither. */
  load(): Promise<boolean>;
  getStatus(): CatalogueStatus;
  subscribe(listener: () => void): () => void;
  /** Null while the list is not loaded or when there is no such part. Any case of letters. */
  facts(stock_code: string): PartFacts | null;
  /** The code that replaces this one, or null. */
  supersededBy(stock_code: string): string | null;
  /** Ranked hits (SRCH-01); null when a later search overtook this one. */
  search(text: string, limit: number): Promise<readonly SearchHit[] | null>;
  /** What a text was taken to mean (SRCH-01); null for a code, and when a later question overtook this one. */
  explain(text: string): Promise<SearchReading | null>;
  /** Codes close to one that does not exist, nearest first, with the reason in words. */
  nearCodes(text: string, limit: number): Promise<readonly NearCode[]>;
  /** Counts of every value under a selection (SRCH-03); null when a later question overtook this one. */
  facets(selection: FacetSelection, limit: number): Promise<FacetAnswer | null>;
  /**
   * The filters with their values (FILT-01), loaded when first asked for and kept with the list; null while there is no list, or
   * when they cannot be had.
   */
  filters(): Promise<readonly FilterRoot[] | null>;
  /**
   * Parts left by filters and text, with the counts of every value (FILT-02, FILT-03). Loads the filters where that has not been
   * done. Null when a later question overtook this one, or there are no filters.
   */
  narrow(question: FilterQuestion): Promise<FilterAnswer | null>;
  /** A list read and matched, row by row (IMP-06); null while there is no stock list. */
  review(question: ImportQuestion): Promise<ImportReview | null>;
  /** What differs by user: own codes and the server's rewrites. */
  personalise(codes: readonly CustomerStockCode[], mutations: readonly SearchMutation[]): void;
  close(): void;
}

/** The part of a Worker that the catalogue needs. */
export interface CataloguePort {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror?: ((event: ErrorEvent) => void) | null;
  terminate?(): void;
}
