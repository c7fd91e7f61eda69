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

/** Who asks: an account, ranked for by what belongs to it. `stamp` changes with that data. */
export interface Ranked {
  readonly accode: string;
  readonly stamp: number;
  readonly personal: PersonalSearch;
}

export interface SearchQuestion {
  /** Null for a visitor. */
  readonly ranked: Pick<Ranked, 'accode' | 'stamp'> | null;
  readonly asked: BatchedRequests;
  /** Parts whose facts are wanted as well. */
  readonly stock_codes: readonly string[];
  /** Whether the filters with their values are wanted. */
  readonly filters: boolean;
}

export interface SearchAnswer {
  readonly version: string;
  /** Number of parts in the catalogue. */
  readonly parts: number;
  readonly answers: BatchedResponses;
  /** Facts of every part that is named in the answers or was asked for. */
  readonly found: PackedStockList;
  readonly filters: readonly FilterRoot[] | null;
}

/** To the thread. `rank` comes before the first question with its stamp. */
export type ThreadMessage =
  | BuildMessage
  | { readonly kind: 'rank'; readonly ranked: Ranked }
  | { readonly kind: 'ask'; readonly number: number; readonly question: SearchQuestion };

export type ThreadReply =
  | { readonly kind: 'built' }
  | { readonly kind: 'answer'; readonly number: number; readonly answer: SearchAnswer }
  | { readonly kind: 'failed'; readonly number: number; readonly message: string };
