import type { FilterRoot, PackedFilter, PackedStockList, PersonalSearch } from '@portal/domain/catalogue';
import type { BatchedRequests, BatchedResponses } from '@portal/domain/catalogue-service';
import type { OwnKnowledge } from '@portal/domain/fasteners';

/** A filter as it is read from the database: its members are part ids as PostgreSQL's text of an array. */
export type FilterRow = Omit<PackedFilter, 'rows' | 'count'> & { readonly members: string };

/** Builds the index: pieces of the stock list in order, then the filters, then `built`. */
export type BuildMessage =
  | { readonly kind: 'piece'; readonly piece: PackedStockList; readonly part_ids: readonly number[] }
  | { readonly kind: 'filter'; readonly filter: FilterRow }
  | { readonly kind: 'built'; readonly version: string; readonly knowledge?: OwnKnowledge | undefined };

/** An account and the data that its results are ranked by. `stamp` changes with that data. */
export interface Ranked {
  readonly accode: string;
  readonly stamp: number;
  readonly personal: PersonalSearch;
}

export interface SearchRequest {
  /** Null for a visitor. */
  readonly ranked: Pick<Ranked, 'accode' | 'stamp'> | null;
  readonly requests: BatchedRequests;
  /** Parts whose facts are included as well. */
  readonly stock_codes: readonly string[];
  /** Whether the response includes the filters with their values. */
  readonly filters: boolean;
}

export interface SearchResponse {
  readonly version: string;
  /** Number of parts in the catalogue. */
  readonly parts: number;
  readonly answers: BatchedResponses;
  /** Facts of every part that the responses name or that was requested. */
  readonly found: PackedStockList;
  readonly filters: readonly FilterRoot[] | null;
}

/** To the thread. `rank` comes before the first request with its stamp. */
export type ThreadMessage =
  | BuildMessage
  | { readonly kind: 'rank'; readonly ranked: Ranked }
  | { readonly kind: 'request'; readonly number: number; readonly request: SearchRequest };

export type ThreadReply =
  | { readonly kind: 'built' }
  | { readonly kind: 'response'; readonly number: number; readonly response: SearchResponse }
  | { readonly kind: 'failed'; readonly number: number; readonly message: string };
