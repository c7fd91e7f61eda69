import type { PriceMove } from './price-moves.ts';

/** reading: files are being read; waiting: for approval; live: buyers see or saw it; undone: rolled back; ended: it changed nothing. */
export type LoadState = 'reading' | 'waiting' | 'live' | 'undone' | 'ended';

/** Where a load came from: a command of the operator, the HTTPS entry point, the watched folder, or the data screen. */
export type LoadChannel = 'command' | 'call' | 'folder' | 'screen';

/**
 * Why a load changed nothing. checked: it was only a check; unchanged: the live data is the same; refused: its files have errors; replaced:
 * another load came while it waited; discarded: an operator stopped it; interrupted: its process ended, or reading failed.
 */
export type LoadEnding = 'checked' | 'unchanged' | 'refused' | 'replaced' | 'discarded' | 'interrupted';

/** The live data of one feed. Times are ISO texts in UTC. */
export interface FeedState {
  readonly feed: string;
  readonly title: string;
  readonly rows: number;
  /** The newest live load that had this feed, and when it became live; null if there is none. */
  readonly load_id: number | null;
  readonly loaded: string | null;
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
  /** Empty if no price changed; null for a feed without prices. */
  readonly moves: readonly PriceMove[] | null;
  /** The largest price moves, largest first. */
  readonly largest: readonly {
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
