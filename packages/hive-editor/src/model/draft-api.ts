import type { HiveConflict, HiveDifference, HiveNode, HiveTree, SettingValues } from '@portal/domain/hive';

/** A draft as the server has it. */
export interface DraftSnapshot {
  readonly tree: HiveTree;
  readonly revision: number;
}

export type SaveResult =
  | {
      readonly kind: 'done';
      readonly revision: number;
      /** Changes that others saved before this one, oldest first (HIVE-15). */
      readonly missed: readonly HiveDifference[];
      /** Stored settings of the changed components by key; texts may have been cleaned (HIVE-14). */
      readonly settings: ReadonlyMap<string, SettingValues>;
      readonly notes: readonly string[];
    }
  /** Somebody else changed the same thing: the draft must be read and merged. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly message: string }
  /** The draft is finalised or deleted. */
  | { readonly kind: 'closed'; readonly message: string }
  | { readonly kind: 'unreachable' };

/** Reads and saves one draft. */
export interface DraftApi {
  send(differences: readonly HiveDifference[], revision: number): Promise<SaveResult>;
  read(): Promise<DraftSnapshot | 'unreachable' | 'gone'>;
}

/** An undecided conflict of two people, with my whole draft as it was then. Property names are part of the stored format. */
export interface StoredConflict {
  readonly conflict: HiveConflict;
  readonly mine: readonly HiveNode[];
}

/** Unsaved work as stored on this device. Property names are part of the stored format. */
export interface StoredDraft {
  readonly revision: number;
  /** The draft on which the work is based. */
  readonly base: readonly HiveNode[];
  readonly mine: readonly HiveNode[];
  /** Changes that were sent without a response: the server may have them. */
  readonly unanswered: readonly HiveDifference[];
  /** My side of a conflict exists only here. */
  readonly questions: readonly StoredConflict[];
}

/** Stores the unsaved work of one tab on one draft across reloads. `write` returns whether it was stored. */
export interface DraftStorage {
  /** Includes work left by tabs that are closed by now; from then on this tab writes or clears it. */
  read(): Promise<readonly StoredDraft[]>;
  write(stored: StoredDraft): Promise<boolean>;
  clear(): Promise<void>;
}
