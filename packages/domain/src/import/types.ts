/** What a column of a list holds; `none` is left aside. */
export const columnRoles = {
  code: 'Code',
  customer_code: 'Your code',
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Unit',
  reference: 'Reference',
  none: 'Not used',
} as const;
export type ColumnRole = keyof typeof columnRoles;

/** A row as it came. `line` counts from 1 in the source; `source` is its text. */
export interface SourceRow {
  readonly line: number;
  readonly source: string;
  readonly cells: readonly string[];
}

/** A row that is no part: a heading, a greeting, a signature. Kept, so that nothing vanishes unsaid. */
export interface LeftOut {
  readonly line: number;
  readonly source: string;
  readonly why: string;
}

/** A list before its columns are known. `free`: every row is one cell of running text. */
export interface SourceTable {
  readonly rows: readonly SourceRow[];
  readonly free: boolean;
  readonly leftOut: readonly LeftOut[];
}

/** What one row asks for, as text as it was found; empty where the row says nothing. */
export interface ImportRow {
  readonly line: number;
  readonly source: string;
  readonly code: string;
  readonly customer_code: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly reference: string;
}

/** IMP-06: how certain a match is. */
export const bands = { sure: 'Sure', check: 'Check', choose: 'Choose', unknown: 'Unknown' } as const;
export type Band = keyof typeof bands;

export interface Candidate {
  readonly stock_code: string;
  readonly description: string;
}

export interface MatchedRow {
  readonly row: ImportRow;
  readonly band: Band;
  /** Why it was matched so, in one sentence. */
  readonly reason: string;
  /** At most three, best first; none for `unknown`. The first is taken for `sure` and `check`. */
  readonly candidates: readonly Candidate[];
  /** Pieces; 0 where the row orders nothing. */
  readonly quantity: number;
  /** The quantity as a person would type it: pieces, or packs as written, which another part counts differently. */
  readonly quantity_text: string;
  /** IMP-02: the row had no quantity that can be used, and the part's own was taken. */
  readonly artificial: boolean;
  /** The part is certain, and only the quantity has to be checked. */
  readonly quantity_only: boolean;
  /** Why the row orders nothing: its quantity is 0 or below. Null for every other row. */
  readonly orders_nothing: string | null;
}

/** The roles of the columns of lists that look alike, as they were corrected before (IMP-06). */
export type LearnedLayouts = Readonly<Record<string, readonly ColumnRole[]>>;

/** What an account has taught the import (IMP-06). */
export interface ImportMemory {
  readonly aliases: LearnedAliases;
  readonly layouts: LearnedLayouts;
}

/** What was chosen for a text before, by `aliasKey` (IMP-06). */
export type LearnedAliases = Readonly<Record<string, string>>;

export interface ImportQuestion {
  /** Pasted text or the text of a CSV or TSV file; or cells of a sheet. */
  readonly text?: string;
  readonly cells?: readonly (readonly string[])[];
  /** Roles by column as the buyer corrected them; guessed where not said. */
  readonly roles?: readonly ColumnRole[];
  readonly aliases?: LearnedAliases;
  /** Roles as they were corrected before, by `layout` of the list; used where `roles` says nothing. */
  readonly layouts?: LearnedLayouts;
}

export interface ImportReview {
  readonly rows: readonly MatchedRow[];
  readonly leftOut: readonly LeftOut[];
  /** By column, with the head of each; empty for running text. */
  readonly columns: readonly { readonly role: ColumnRole; readonly head: string }[];
  /** What lists with the same columns have in common; empty for running text. */
  readonly layout: string;
  /** How the columns were read, where that is not plain: one sentence or two each. */
  readonly notes: readonly string[];
  /** Rows past the most that are read (`mostRows`). */
  readonly tooMany: number;
}

/** What {product}-file-upload read from a file (IMP-04). */
export type UploadedList =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'sheet';
      /** The first sheet with anything in it. */
      readonly sheet: string;
      /** Sheets that were not read. */
      readonly others: readonly string[];
      /** Row by row as the sheet has them, dates as YYYY-MM-DD, empty cells as empty texts. */
      readonly cells: readonly (readonly string[])[];
    };

/** CART-13: a row of an import that the order had no room for. */
export interface OverRow {
  readonly row: number;
  readonly stock_code: string;
  readonly quantity: number;
}
