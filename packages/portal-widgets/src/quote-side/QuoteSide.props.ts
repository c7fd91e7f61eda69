import type { QuoteLinkRow, Ulid } from '@portal/domain/cart';

/** A line that can be ordered. */
export interface OrderableLine {
  readonly line_id: Ulid;
  readonly number: number;
  readonly stock_code: string;
  readonly description: string;
  /** Formatted. */
  readonly quantity: string;
}

/** State of a quote's prices (QQ-03). */
export type QuoteStage =
  /** Current prices, not guaranteed. */
  | { readonly stage: 'quick' }
  | {
      readonly stage: 'quote';
      /** Formatted. */
      readonly saved: string;
      /** The last valid day, formatted. */
      readonly expiry: string;
      readonly expired: boolean;
      /** Lines changed since saving: lines added since have current prices. */
      readonly changed: boolean;
    };

export interface QuoteSideProps {
  readonly state: QuoteStage;
  readonly lines: readonly OrderableLine[];
  readonly busy: 'save' | 'order' | 'pdf' | null;
  /** Why the actions are disabled; null while they are available. */
  readonly lockedReason: string | null;
  readonly onSave: () => void;
  /** Null means all lines. */
  readonly onOrder: (line_ids: readonly Ulid[] | null) => void;
  readonly onPdf: () => void;
  readonly onLinks: () => void;
}

export interface QuoteLinksProps {
  /** Null while loading. */
  readonly links: readonly QuoteLinkRow[] | null;
  readonly failed: boolean;
  /** The link created just now; it is shown only once. */
  readonly made: string | null;
  readonly busy: boolean;
  /** Formats a time as the user prefers (PREF-05). */
  readonly when: (time: string) => string;
  readonly onMake: () => void;
  readonly onCopy: (link: string) => void;
  /** Null means all links. */
  readonly onRevoke: (link_id: string | null) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}
