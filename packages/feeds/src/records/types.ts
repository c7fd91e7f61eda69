/** The form of a list's entries, if each entry has several parts. */
export type EntryForm = 'name=value' | 'symbol:name=value' | 'code=pieces=kilograms' | 'line=pieces';

/**
 * The content of a column's cells. Parser, messages, documentation, templates and JSON Schema are derived from it.
 *   code: stored in upper case, or in lower case if the column says so, however the file writes it
 *   time: of a day by the supplier's clock, HH:MM
 *   list: codes separated by `|`
 *   link: an address that a browser may open: https, or a path of this site
 */
export type ColumnType =
  | { readonly kind: 'code'; readonly longest: number; readonly letters: 'upper' | 'lower' }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'integer'; readonly least: number; readonly most: number }
  | { readonly kind: 'decimal'; readonly decimals: number; readonly least: number; readonly most: number }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'date' }
  | { readonly kind: 'time' }
  | { readonly kind: 'email' }
  | { readonly kind: 'link'; readonly longest: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly longest: number; readonly entries?: EntryForm };

export type Value = string | number | boolean | null | readonly string[];

export interface Column {
  readonly type: ColumnType;
  readonly description: string;
  /** As written in a file. */
  readonly example: string;
  /** Whether every row must have a value. */
  readonly required?: boolean;
  /** Value of an empty cell; null by default. */
  readonly otherwise?: Value;
  readonly unit?: string;
  /** The feed whose key this value refers to. */
  readonly refersTo?: string;
  /** Changes of this column are reported as price changes. */
  readonly isPrice?: boolean;
}

export interface Feed {
  /** Also the base name of its file: `parts.csv`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Columns that together identify a row. */
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Column>>;
}

/** The values of a row by column. */
export type FeedRecord = Readonly<Record<string, Value>>;

/** Cannot occur in a cell, so the keys of several columns stay distinct. */
const separator = '\t';
export const keyOf = (feed: Feed, record: FeedRecord): string =>
  feed.key.map((column) => String(record[column] ?? '')).join(separator);

/** Returns a key as shown to people. */
export const shownKey = (key: string): string => key.split(separator).join(' / ');
