import type { HiveConflict, HiveDifference, HiveNode, HiveTree, SettingValues } from '@portal/domain/hive';

/** A draft as the server has it. */
export interface DraftRead {
  readonly tree: HiveTree;
  readonly revision: number;
}

export type Sent =
  | {
      readonly kind: 'done';
      readonly revision: number;
      /** What others changed before, oldest first (HIVE-15). */
      readonly missed: readonly HiveDifference[];
      /** Settings as they were kept, by key, of what this changed: texts may have been cleaned (HIVE-14). */
      readonly settings: ReadonlyMap<string, SettingValues>;
      readonly notes: readonly string[];
    }
  /** Somebody changed the same: the draft is to be read and merged. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly message: string }
  /** It is finalised, or gone. */
  | { readonly kind: 'closed'; readonly message: string }
  | { readonly kind: 'unreachable' };

/** How one draft is read and saved. */
export interface DraftDesk {
  send(differences: readonly HiveDifference[], revision: number): Promise<Sent>;
  read(): Promise<DraftRead | 'unreachable' | 'gone'>;
}

/** What two people changed and nobody has decided yet, with my whole draft as it was then. */
export interface KeptQuestion {
  readonly conflict: HiveConflict;
  readonly mine: readonly HiveNode[];
}

/** Work that the server does not have yet, as it is kept on this device: what it began from, and what it came to. */
export interface KeptDraft {
  readonly revision: number;
  readonly base: readonly HiveNode[];
  readonly mine: readonly HiveNode[];
  /** What was sent and has had no answer: it may be there. */
  readonly unanswered: readonly HiveDifference[];
  /** Mine of these stands nowhere else. */
  readonly questions: readonly KeptQuestion[];
}

/** Keeps the work that one tab does on one draft over a reload. `write` answers whether the device took it. */
export interface DraftKeeper {
  /** Also what other tabs left that are closed by now: from then on it is this one's to write or clear. */
  read(): Promise<readonly KeptDraft[]>;
  write(kept: KeptDraft): Promise<boolean>;
  clear(): Promise<void>;
}
