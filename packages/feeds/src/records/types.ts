/**
 * What a cell of a column holds. Parser, messages, documentation, templates and JSON Schema follow from it.
 *   code: stored in upper case, or in lower case where the column says so, however the file writes it
 *   list: codes separated by `|`
 */
export type ColumnType =
  | { readonly kind: 'code'; readonly longest: number; readonly letters: 'upper' | 'lower' }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'integer'; readonly least: number; readonly most: number }
  | { readonly kind: 'decimal'; readonly decimals: number; readonly least: number; readonly most: number }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'date' }
  | { readonly kind: 'email' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly longest: number };

export type Value = string | number | boolean | null | readonly string[];

export interface Column {
  readonly type: ColumnType;
  readonly description: string;
  /** As it is written in a file. */
  readonly example: string;
  /** Whether every row has to have a value. */
  readonly required?: boolean;
  /** Value of an empty cell; null where left out. */
  readonly otherwise?: Value;
  readonly unit?: string;
  /** The feed whose key the value is. */
  readonly refersTo?: string;
  /** A change of it is reported as a change of price. */
  readonly isPrice?: boolean;
}

export interface Feed {
  /** Also the name of its file: `parts.csv`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Columns that together name a row. */
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Column>>;
}

/** The values of a row, by column. */
export type FeedRecord = Readonly<Record<string, Value>>;

/** No text of a cell holds it, so that keys of several columns cannot run into each other. */
const separator = '\t';
export const keyOf = (feed: Feed, record: FeedRecord): string =>
  feed.key.map((column) => String(record[column] ?? '')).join(separator);

/** How a key is shown to people. */
export const shownKey = (key: string): string => key.split(separator).join(' / ');
