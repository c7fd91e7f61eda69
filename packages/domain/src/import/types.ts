import type { bands, columnRoles } from '../messages/import-review.ts';

/** The role of a column in a list. */
export type ColumnRole = keyof typeof columnRoles;

/** A row as received. `line` counts from 1; `source` is its original text. */
export interface SourceRow {
  readonly line: number;
  readonly source: string;
  readonly cells: readonly string[];
}

/** A row that names no part, such as a heading or greeting. Kept, so that the buyer can see it. */
export interface LeftOut {
  readonly line: number;
  readonly source: string;
  readonly why: string;
}

/** Consecutive rows before their columns are determined. `free`: each row is one cell of free text. */
export interface SourceTable {
  readonly rows: readonly SourceRow[];
  readonly free: boolean;
}

/** A list as received: a message may have several tables, and text between them. */
export interface SourceList {
  readonly tables: readonly SourceTable[];
  readonly leftOut: readonly LeftOut[];
}

/** How the columns of a table were read. Tables of one list that have the same columns are one. */
export interface ReadTable {
  /** Line of its first row. */
  readonly line: number;
  /** Role and heading by column. */
  readonly columns: readonly { readonly role: ColumnRole; readonly head: string }[];
  /** Identifies tables with the same columns, in this list and in later ones. At most 400 characters. */
  readonly layout: string;
}

/** The fields of one row as written; empty where missing. */
export interface ImportRow {
  readonly line: number;
  /** Which part it is of a row that names several, from 1. */
  readonly part?: number;
  readonly source: string;
  readonly code: string;
  readonly customer_code: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly reference: string;
}

/** IMP-06: how certain a match is. */
export type Band = keyof typeof bands;

export interface Candidate {
  readonly stock_code: string;
  readonly description: string;
}

/** The best fitting part of one class and finish. */
export interface Choice {
  /** Class and finish as the catalogue writes them, such as `8.8, Zinc plated`. */
  readonly label: string;
  readonly part: Candidate;
}

export interface MatchedRow {
  readonly row: ImportRow;
  readonly band: Band;
  /** Why it was matched this way, in a sentence or a few. */
  readonly reason: string;
  /** At most three, best first; none for `unknown`. `sure` and `check` use the first. */
  readonly candidates: readonly Candidate[];
  /** The classes and finishes in which a `choose` row is sold, so that one decision can settle all rows that differ only in size. */
  readonly choices: readonly Choice[];
  /** Pieces; 0 if the row orders nothing. */
  readonly quantity: number;
  /** The quantity as text: pieces, or packs as written, because another part may have another pack size. */
  readonly quantity_text: string;
  /** IMP-02: the row has no usable quantity, so the part's default is used. */
  readonly artificial: boolean;
  /** The part is certain; only the quantity must be checked. */
  readonly quantity_only: boolean;
  /** Why the row orders nothing (a quantity of 0 or below), or null. */
  readonly orders_nothing: string | null;
}

/** Corrected column roles by `layout` of a list (IMP-06). */
export type LearnedLayouts = Readonly<Record<string, readonly ColumnRole[]>>;

/** What an account's corrections have taught the import (IMP-06). */
export interface ImportMemory {
  readonly aliases: LearnedAliases;
  readonly layouts: LearnedLayouts;
}

/** Parts chosen for texts before, by `aliasKey` (IMP-06). */
export type LearnedAliases = Readonly<Record<string, string>>;

export interface ImportRequest {
  /** Pasted text or the text of a CSV or TSV file. Alternatively `cells`, from a sheet. */
  readonly text?: string;
  readonly cells?: readonly (readonly string[])[];
  /** Column roles that the buyer corrected in this list. */
  readonly roles?: LearnedLayouts;
  readonly aliases?: LearnedAliases;
  /** Roles corrected in earlier lists; used for tables that `roles` does not have. */
  readonly layouts?: LearnedLayouts;
}

export interface ImportReview {
  readonly rows: readonly MatchedRow[];
  readonly leftOut: readonly LeftOut[];
  /** Empty for free text. */
  readonly tables: readonly ReadTable[];
  /** Notes on how ambiguous columns were read, one or two sentences each. */
  readonly notes: readonly string[];
  /** Number of rows beyond `mostRows`. */
  readonly tooMany: number;
}

/** A list read from a file by `{product}-file-upload` (IMP-04). */
export type UploadedList =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'sheet';
      /** Name of the first non-empty sheet. */
      readonly sheet: string;
      /** Names of the sheets that were not read. */
      readonly others: readonly string[];
      /** Cells by row; dates as YYYY-MM-DD, empty cells as empty strings. */
      readonly cells: readonly (readonly string[])[];
    };

/** CART-13: an import row beyond the order's line limit. */
export interface OverRow {
  readonly row: number;
  readonly stock_code: string;
  readonly quantity: number;
}
