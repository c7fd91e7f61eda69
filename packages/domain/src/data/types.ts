import type { PriceMove, PriceMoveGroup } from './price-moves.ts';

/** reading: files are being read; waiting: for approval; live: buyers see or saw it; undone: rolled back; ended: it changed nothing. */
export type LoadState = 'reading' | 'waiting' | 'live' | 'undone' | 'ended';

/** Where a load came from: a command of the operator, the HTTPS entry point, the watched folder, the bucket, or the data screen. */
export type LoadChannel = 'command' | 'call' | 'folder' | 'bucket' | 'screen';

/**
 * Why a load changed nothing. checked: it was only a check; unchanged: the live data is the same; refused: its files have errors; replaced:
 * another load came while it waited; discarded: an operator stopped it; interrupted: its process ended, or reading failed.
 */
export type LoadEnding = 'checked' | 'unchanged' | 'refused' | 'replaced' | 'discarded' | 'interrupted';

/** The live data of one feed. Times are ISO 8601 in UTC. */
export interface FeedState {
  readonly feed: string;
  readonly title: string;
  readonly rows: number;
  /** The newest live load that had this feed, and when it became live; null if there is none. */
  readonly load_id: number | null;
  readonly loaded: string | null;
  /** Whether it has files with rows, and so a template. Pictures do not. */
  readonly has_rows: boolean;
  /** The newest load with a file of it that is being read, waits, is or was live, was refused or was interrupted; null if there is none. */
  readonly newest: NewestLoad | null;
  /** When its next file is due; null without a schedule. */
  readonly due: FeedDue | null;
}

/** When the next file of a feed is due. */
export interface FeedDue {
  readonly at: string;
  readonly is_late: boolean;
  /** The source whose schedule it is; null: the bucket's daily delivery. */
  readonly source: string | null;
}

/** What the newest load of a feed does to it. */
export interface NewestLoad {
  readonly load_id: number;
  readonly state: LoadState;
  readonly ending: LoadEnding | null;
  readonly channel: LoadChannel;
  /** Empty while it is being read. */
  readonly file: string;
  readonly finished: string | null;
  /** Working time; null while it is being read. */
  readonly milliseconds: number | null;
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
  readonly errors: number;
  readonly warnings: number;
  /** The first error of a refused load, of this feed if it has any; null if there is none or it is no longer stored. */
  readonly reason: LoadProblem | null;
  /** Whether its files are still available and may be loaded again. */
  readonly can_load_again: boolean;
}

export interface LoadSummary {
  readonly load_id: number;
  readonly state: LoadState;
  /** Null unless the state is `ended`. */
  readonly ending: LoadEnding | null;
  /** Whether it is the one that buyers see. */
  readonly is_current: boolean;
  readonly mode: 'full' | 'delta';
  readonly channel: LoadChannel;
  /** The user or the token that sent it; empty for commands and the watched folder. */
  readonly by: string;
  /** Its folder or files. */
  readonly source: string;
  readonly feeds: readonly string[];
  readonly started: string;
  /** When it was checked, became live or was rolled back, whichever is latest. */
  readonly finished: string | null;
  /** Working time of reading and switching, without waiting for approval. */
  readonly milliseconds: number | null;
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
  readonly errors: number;
  readonly warnings: number;
  /** Why it waits for approval; empty if it is within the limits. */
  readonly approval: readonly string[];
}

/** What a load changes in one feed. */
export interface FeedDifference {
  readonly feed: string;
  readonly title: string;
  /** Empty for a feed that the load has no file of: its rows go with their part or account. */
  readonly file: string;
  readonly rows: number;
  readonly errors: number;
  readonly warnings: number;
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
  /** Live rows before the load; null if they were not counted. */
  readonly before: number | null;
  /** Rows that an operator left out. */
  readonly left_out: number;
  /** How its columns were mapped: by a source (its name) or a mapping file (null). Null if they have the feed's own names. */
  readonly mapped: {
    readonly source: string | null;
    /** Column of the feed → its name in the file. */
    readonly columns: Readonly<Record<string, string>>;
  } | null;
  /** Empty if no price changed; null for a feed without prices. */
  readonly moves: readonly PriceMove[] | null;
  /** The moves by family and by account, those with the most moves of 20 % and more first. Accounts: empty for list prices. */
  readonly families: readonly PriceMoveGroup[];
  readonly accounts: readonly PriceMoveGroup[];
  /** Keys of prices that change by a factor of exactly 10, 100 or 1,000; at most 200. */
  readonly tenfold: readonly string[];
  /** The largest price moves, largest first. */
  readonly largest: readonly {
    /** Null in loads of earlier versions. */
    readonly key: string | null;
    /** The row, as shown to people: `HXB-12050 / 100`. */
    readonly row: string;
    readonly description: string;
    readonly before: string;
    readonly after: string;
  }[];
}

export interface LoadDetail extends LoadSummary {
  readonly differences: readonly FeedDifference[];
  /** The load that buyers would see after this one was rolled back; null if it cannot be rolled back, 0 if there would be none. */
  readonly rollback_to: number | null;
  /** Whether its files are still available and may be loaded again. */
  readonly can_load_again: boolean;
  /** What people decided about it, oldest first. */
  readonly story: readonly {
    readonly at: string;
    /** An action of the audit log. */
    readonly what: string;
    /** Empty for commands. */
    readonly by: string;
    /** Rows that were left out. */
    readonly rows: number;
  }[];
}

/** A row that a load changes. */
export interface ChangedRow {
  readonly feed: string;
  readonly title: string;
  readonly key: string;
  /** The key as shown to people. */
  readonly row: string;
  readonly kind: 'new' | 'changed' | 'gone';
  /** Line of its file; null for a row that goes. */
  readonly line: number | null;
  /** Values that it changes, as text; null for an empty one. */
  readonly values: readonly {
    readonly column: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

/** Files that wait to be loaded, or why they cannot be listed. */
export interface WaitingFiles {
  readonly files: readonly string[];
  readonly problem: string | null;
}

/** A problem with a file, a row or a value. */
export interface LoadProblem {
  readonly level: 'error' | 'warning';
  readonly feed: string;
  readonly file: string;
  /** Counted from 1 including the header; null for the file as a whole. */
  readonly line: number | null;
  readonly column: string | null;
  readonly value: string | null;
  readonly message: string;
  readonly remedy: string;
}

/** What a person decides about a load. */
export type LoadDecision = 'approve' | 'discard' | 'rollback';

/** The live data, and the ways in which files arrive. */
export interface LiveData {
  readonly feeds: readonly FeedState[];
  readonly has_parts: boolean;
  readonly has_customers: boolean;
  /** An older version wrote the demo supplier without feeds; the database accepts no loads. */
  readonly is_demo: boolean;
  readonly watched_folder: string | null;
  readonly bucket: { readonly url: string; readonly daily_at: string | null } | null;
  readonly tokens: readonly { readonly name: string; readonly last_used: string | null }[];
}
