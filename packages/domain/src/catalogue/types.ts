/**
 * The stock list as it travels (SRCH-03): columns instead of rows, dictionaries instead of repeated text.
 * Row i of every column is part i; `dictionary[column[i]]` is its text.
 */
export interface PackedStockList {
  readonly version: string;
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
    /** Grams of one pack. */
    readonly pack_weight: readonly number[];
    /** Bit 0 discontinued, bit 1 superseded, bit 2 price on application. */
    readonly flags: readonly number[];
  };
  /** Superseded code → code that replaces it. */
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

/** A rewrite of what was typed, from the server (SRCH-01): each match of `from`, as a whole word, reads as `to`. */
export interface SearchMutation {
  readonly from: string;
  readonly to: string;
}

export const matchReasons = {
  code: 'code',
  code_start: 'code begins so',
  code_plain: 'code without punctuation',
  customer_code: 'your code',
  superseded: 'superseded code',
  words: 'description',
  near_code: 'nearly this code',
  near_words: 'nearly these words',
} as const;
export type MatchReason = keyof typeof matchReasons;

export interface SearchHit {
  /** Row in the stock list. */
  readonly part: number;
  readonly stock_code: string;
  readonly description: string;
  readonly reason: MatchReason;
  /** The customer's own or the superseded code that matched (matchedAltStockCode). */
  readonly matchedAltStockCode: string | null;
  /** Half-open ranges in `stock_code` and `description` to be marked (SRCH-02). */
  readonly codeRanges: readonly (readonly [number, number])[];
  readonly descriptionRanges: readonly (readonly [number, number])[];
  /** What was typed and this part is not: `black`, `45`. Empty where it is all of it. */
  readonly without: readonly string[];
}

export interface CustomerStockCode {
  readonly accode: string;
  readonly stock_code: string;
  readonly customer_stock_code: string;
}

/** A code near to one that does not exist. */
export interface NearCode {
  readonly stock_code: string;
  readonly description: string;
  /** In words, such as `The last 0 was typed as the letter O.` */
  readonly why: string;
}

/** What a part can be filtered by in the browser, from the stock list's own columns (SRCH-03). */
export const facetNames = ['product_category', 'product_type', 'thread', 'size', 'length', 'finish', 'spec'] as const;
export type FacetName = (typeof facetNames)[number];

/** Chosen values by facet: any of the values of one facet, all of the facets. `members` keeps only those parts. */
export interface FacetSelection {
  readonly values: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  readonly members?: readonly string[];
}
export interface FacetCount {
  readonly value: string;
  /** Parts left when this value were chosen as well (FILT-02): 0 is shown as such. */
  readonly count: number;
}
export interface FacetAnswer {
  readonly total: number;
  readonly counts: Readonly<Record<FacetName, readonly FacetCount[]>>;
  /** Stock codes of the first parts that pass, in list order. */
  readonly stock_codes: readonly string[];
}

/** One row of a pasted list: `quantity` is the text as found, empty when there was none. */
export interface OrderTextRow {
  readonly code: string;
  readonly quantity: string;
  /** From 1. */
  readonly line: number;
  readonly source: string;
}
