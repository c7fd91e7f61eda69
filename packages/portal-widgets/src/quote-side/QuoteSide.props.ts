import type { QuoteLinkRow, Ulid } from '@portal/domain/cart';

/** A line that can be ordered. */
export interface OrderableLine {
  readonly line_id: Ulid;
  readonly number: number;
  readonly stock_code: string;
  readonly description: string;
  /** In words. */
  readonly quantity: string;
}

/** Where the prices of a cart stand (QQ-03). */
export type QuoteStage =
  /** Prices of the day; nothing is promised. */
  | { readonly stage: 'quick' }
  | {
      readonly stage: 'quote';
      /** In words. */
      readonly saved: string;
      /** The last day, in words. */
      readonly expiry: string;
      readonly expired: boolean;
      /** The lines are not those that were saved: what was added since has the price of the day. */
      readonly changed: boolean;
    };

export interface QuoteSideProps {
  readonly state: QuoteStage;
  readonly lines: readonly OrderableLine[];
  readonly busy: 'save' | 'order' | 'pdf' | null;
  /** Why nothing can be done now; null where it can. */
  readonly lockedReason: string | null;
  readonly onSave: () => void;
  /** Null: all of them. */
  readonly onOrder: (line_ids: readonly Ulid[] | null) => void;
  readonly onPdf: () => void;
  readonly onLinks: () => void;
}

export interface QuoteLinksProps {
  /** Null while they are on their way. */
  readonly links: readonly QuoteLinkRow[] | null;
  readonly failed: boolean;
  /** The link that was made just now: told once. */
  readonly made: string | null;
  readonly busy: boolean;
  /** A time in the user's words (PREF-05). */
  readonly when: (time: string) => string;
  readonly onMake: () => void;
  readonly onCopy: (link: string) => void;
  /** Null: all of them. */
  readonly onRevoke: (link_id: string | null) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}
