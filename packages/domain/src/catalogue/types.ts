import type { OwnKnowledge } from '../fasteners/own-knowledge.ts';
import type { matchReasons } from '../messages/search-hits.ts';
/**
 * The stock list in wire format (SRCH-03): columns instead of rows, dictionaries instead of repeated texts. Row i of every column is part
 * i; its text is `dictionary[column[i]]`.
 */
export interface PackedStockList {
  readonly version: string;
  /** The supplier's own words and tables, by which every search of this list is read; absent if there are none. */
  readonly knowledge?: OwnKnowledge | undefined;
  readonly count: number;
  readonly stock_code: readonly string[];
  readonly description: readonly string[];
  readonly dictionaries: {
    readonly product_category: readonly string[];
    readonly product_type: readonly string[];
    readonly thread: readonly string[];
    readonly finish: readonly string[];
    readonly spec: readonly string[];
    readonly size: readonly string[];
    readonly length: readonly string[];
    readonly image: readonly string[];
    readonly pack_code: readonly string[];
  };
  readonly columns: {
    readonly product_category: readonly number[];
    readonly product_type: readonly number[];
    readonly thread: readonly number[];
    readonly finish: readonly number[];
    readonly spec: readonly number[];
    readonly size: readonly number[];
    readonly length: readonly number[];
    readonly image: readonly number[];
    readonly pack_code: readonly number[];
    readonly pack_quantity: readonly number[];
    readonly inner_quantity: readonly number[];
    readonly sell_quantity_minimum: readonly number[];
    readonly sell_quantity_increment: readonly number[];
    /** Grams per pack. */
    readonly pack_weight: readonly number[];
    /** Bit 0 discontinued, bit 1 superseded, bit 2 price on application; bits 3 to 6 how many accounts buy the part (`popularity.ts`). */
    readonly flags: readonly number[];
  };
  /** Superseded code → its replacement. */
  readonly superseded: Readonly<Record<string, string>>;
}

export const partFlags = { discontinued: 1, superseded: 2, poa: 4 } as const;

export const filterTypes = ['R', 'P', 'A', 'C', 'B', 'S', 'Z', 'Y'] as const;
export type FilterType = (typeof filterTypes)[number];
/** FILT-01 */
export interface Filter {
  readonly filter: string;
  readonly filter_root: string;
  readonly type: FilterType;
  readonly description: string;
  readonly count: number;
  /** Stock codes. */
  readonly members: readonly string[];
  readonly image: string;
  readonly status: string;
  readonly hidden: boolean;
}

/** A server-defined rewrite of the typed text (SRCH-01): each whole-word match of `from` is replaced with `to`. */
export interface SearchMutation {
  readonly from: string;
  readonly to: string;
}

export type MatchReason = keyof typeof matchReasons;

export interface SearchHit {
  /** Row in the stock list. */
  readonly part: number;
  readonly stock_code: string;
  readonly description: string;
  readonly reason: MatchReason;
  /** The customer's own or the superseded code that matched. */
  readonly matchedAltStockCode: string | null;
  /** Half-open ranges to highlight in `stock_code` and `description` (SRCH-02). */
  readonly codeRanges: readonly (readonly [number, number])[];
  readonly descriptionRanges: readonly (readonly [number, number])[];
  /** Parts of the request that this part does not match, such as `black` or `45`; empty for a full match. */
  readonly without: readonly string[];
}

export interface CustomerStockCode {
  readonly accode: string;
  readonly stock_code: string;
  readonly customer_stock_code: string;
}

/** An existing code that is similar to an unknown one. */
export interface NearCode {
  readonly stock_code: string;
  readonly description: string;
  /** The difference in words, such as `The last 0 was typed as the letter O.` */
  readonly why: string;
}

/** Columns of the stock list that the browser can filter by (SRCH-03). */
export const facetNames = ['product_category', 'product_type', 'thread', 'size', 'length', 'finish', 'spec'] as const;
export type FacetName = (typeof facetNames)[number];

/** Chosen values by facet: a part matches if it has any chosen value of each facet. `members` restricts the result to those parts. */
export interface FacetSelection {
  readonly values: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  readonly members?: readonly string[];
}
export interface FacetCount {
  readonly value: string;
  /** Parts left if this value were chosen as well (FILT-02); values with 0 parts are included. */
  readonly count: number;
}
export interface FacetResult {
  readonly total: number;
  readonly counts: Readonly<Record<FacetName, readonly FacetCount[]>>;
  /** Stock codes of the first matching parts, in list order. */
  readonly stock_codes: readonly string[];
}
