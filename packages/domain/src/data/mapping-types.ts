/** How the file of a feed is read, as in a mapping file. Records are by column of the feed. */
export interface FeedMapping {
  readonly delimiter?: string | undefined;
  readonly encoding?: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | undefined;
  readonly decimal?: '.' | ',' | undefined;
  readonly thousands?: string | undefined;
  readonly date?: string | undefined;
  /** Line of the header, counted from 1; titles above it are skipped. */
  readonly header_line?: number | undefined;
  /** Names in the file. */
  readonly columns: Readonly<Record<string, string>>;
  /** Values for every row. */
  readonly constants: Readonly<Record<string, string>>;
  /** Value in the file → value of the feed. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Factors. */
  readonly multiply: Readonly<Record<string, number>>;
  /** Values in the file; rows with one of them are left out. */
  readonly leave_out?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Files whose names begin with the name of a source are read with its mapping. Times are ISO texts in UTC. */
export interface FeedSource {
  readonly name: string;
  readonly feed: string;
  readonly title: string;
  readonly mapping: FeedMapping;
  /** Hours within which a file should come; null without a schedule. */
  readonly every_hours: number | null;
  /** Time of day by which the file of each day should be there, HH:MM by the supplier's clock; null without one. */
  readonly daily_by: string | null;
  /** No file came in time. */
  readonly is_late: boolean;
  readonly last_file: string | null;
  readonly last_read: string | null;
  readonly changed: string;
  readonly changed_by: string;
}

/** A column of a sample file. */
export interface SampleColumn {
  readonly name: string;
  /** Its first values. */
  readonly values: readonly string[];
  /** How sure the proposed column is, 0 to 100; null without a proposal or after a choice. */
  readonly percent: number | null;
  /** What the match is based on: name, similar name, or values only. */
  readonly reason: 'name' | 'similar' | 'values' | null;
}

/** A column of a feed, as a mapping may fill it. */
export interface FeedColumn {
  readonly name: string;
  readonly description: string;
  readonly is_required: boolean;
  readonly is_number: boolean;
  /** The values that it takes; empty if it takes any. */
  readonly choices: readonly string[];
}

/** A sample file, read as the portal would read it with a mapping. */
export interface MappedSample {
  readonly feed: string;
  readonly title: string;
  readonly feed_columns: readonly FeedColumn[];
  readonly mapping: FeedMapping;
  readonly columns: readonly SampleColumn[];
  /** The first rows: values by column of the feed as text, and problems by column. */
  readonly rows: readonly {
    readonly line: number;
    readonly values: Readonly<Record<string, string>>;
    readonly faults: Readonly<
      Record<string, { readonly value: string; readonly message: string; readonly remedy: string }>
    >;
    /** What the row would change in the live data; null for a row with a fault. */
    readonly change: 'new' | 'changed' | 'same' | null;
    /** The live values that it would change, as text. */
    readonly before: Readonly<Record<string, string>>;
  }[];
  /** What the file would change if it were loaded; null if it cannot be read to its end. Rows with a fault are left out. */
  readonly difference: {
    /** Rows that were compared: those of the file, or the first 20,000. */
    readonly compared: number;
    readonly added: number;
    readonly changed: number;
    readonly same: number;
    /** Live rows that the file does not have; null if not all its rows were compared. */
    readonly missing: number | null;
    /** Rows that are live now. */
    readonly live: number;
  } | null;
  /** Rows of the whole file without those that the mapping leaves out, and those with a fault. */
  readonly count: number;
  readonly left_out: number;
  readonly wrong: number;
  /** Problems of the whole file, each with its number of rows, its first line and some of its values. */
  readonly faults: readonly {
    readonly column: string;
    readonly message: string;
    readonly remedy: string;
    readonly rows: number;
    readonly line: number;
    readonly values: readonly { readonly value: string; readonly rows: number }[];
  }[];
  /** Why the file cannot be read any further; null if it was read to its end. */
  readonly stopped: { readonly message: string; readonly remedy: string; readonly line: number | null } | null;
  /** The mapping as a file. */
  readonly yaml: string;
}

/** What the portal proposed for a column of a file. */
export interface MappingProposal {
  readonly field: string;
  readonly percent: number;
  readonly reason: 'name' | 'similar' | 'values';
}

/** The fields of a source that are saved. */
export type SourceSettings = Pick<FeedSource, 'name' | 'feed' | 'mapping' | 'every_hours' | 'daily_by'>;
