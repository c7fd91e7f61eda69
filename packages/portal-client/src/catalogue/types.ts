import type { PartFacts } from '@portal/domain/cart';
import type {
  CustomerStockCode,
  FacetResult,
  FacetSelection,
  FilterQuery,
  FilterResult,
  FilterRoot,
  NearCode,
  NearStock,
  SearchHit,
  SearchMutation,
  SearchReading,
} from '@portal/domain/catalogue';
import type { ImportRequest, ImportReview } from '@portal/domain/import';

export type CatalogueState = 'empty' | 'loading' | 'ready' | 'failed';

export interface CatalogueStatus {
  readonly state: CatalogueState;
  readonly version: string | null;
  /** Number of parts in the catalogue. */
  readonly parts: number;
  /** Whether this browser holds every part. If not, the server runs the queries, and a part that is not held here may exist. */
  readonly complete: boolean;
  /** From this device's store, not yet compared with the server's version. */
  readonly fromCache: boolean;
}

/**
 * The stock list in this browser: facts on the page's own thread, search and filters in a worker. Of a catalogue that is too large for a
 * browser, only the account's own parts are here and the server runs the queries; offline, the worker runs them on those parts.
 */
export interface Catalogue {
  /** Loads the stored list, then requests a newer one from the server. False if neither exists. */
  load(): Promise<boolean>;
  getStatus(): CatalogueStatus;
  subscribe(listener: () => void): () => void;
  /** Null if the list is not loaded or the part does not exist. Ignores case. */
  facts(stock_code: string): PartFacts | null;
  /** Code of the part that replaces this one, or null. */
  supersededBy(stock_code: string): string | null;
  /** Ranked hits (SRCH-01); null if a newer search replaced this one. */
  search(text: string, limit: number): Promise<readonly SearchHit[] | null>;
  /** How a text was understood (SRCH-01); null for a code, and if a newer request replaced this one. */
  explain(text: string): Promise<SearchReading | null>;
  /** Codes similar to one that does not exist, nearest first, each with the reason in words. */
  nearCodes(text: string, limit: number): Promise<readonly NearCode[]>;
  /** Counts of every value under a selection (SRCH-03); null if a newer request replaced this one. */
  facets(selection: FacetSelection, limit: number): Promise<FacetResult | null>;
  /**
   * The filters with their values (FILT-01), loaded on first use and stored with the list; null if there is no list or they cannot be
   * loaded.
   */
  filters(): Promise<readonly FilterRoot[] | null>;
  /**
   * Parts left by filters and text, with the counts of every value (FILT-02, FILT-03). Loads the filters if necessary. Null if a newer
   * request replaced this one, or there are no filters.
   */
  narrow(request: FilterQuery): Promise<FilterResult | null>;
  /** A list, read and matched row by row (IMP-06); null if there is no stock list. */
  review(request: ImportRequest): Promise<ImportReview | null>;
  /** Sets the user-specific search data: own codes and the server's rewrites. */
  personalise(codes: readonly CustomerStockCode[], mutations: readonly SearchMutation[]): void;
  /** Parts that come first among equals: those that the account has bought. */
  rankFirst(bought: readonly string[]): void;
  /** Among equals, ranks parts in stock near the account first; null without an account. */
  rankInStock(near: NearStock | null): void;
  /** The account in use; null for a visitor. Decides what is held, and how results are ranked, of a catalogue that the server searches. */
  forAccount(accode: string | null): void;
  close(): void;
}

/** The part of the Worker interface that is used. */
export interface CataloguePort {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror?: ((event: ErrorEvent) => void) | null;
  terminate?(): void;
}
