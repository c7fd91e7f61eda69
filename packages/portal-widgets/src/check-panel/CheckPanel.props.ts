/** One thing that stands in the way of confirming, or changed since it was last seen (CART-23). */
export interface CheckEntry {
  readonly id: string;
  readonly weight: 'blocker' | 'change';
  /** `Line 4`; null for the order as a whole. */
  readonly place: string | null;
  readonly message: string;
  /** What ends it, by its digit or a press. */
  readonly remedy: string;
  /** Another way out, by a press alone. */
  readonly other?: string;
}

export interface CheckPanelProps {
  /** Blockers first. */
  readonly entries: readonly CheckEntry[];
  /** Something is still being looked up: what shows may not be all. */
  readonly looking: boolean;
  /** Why nothing can be confirmed although nothing is listed; null where it can. */
  readonly blocked: string | null;
  readonly busy: boolean;
  readonly onRemedy: (id: string) => void;
  readonly onOther: (id: string) => void;
  /** To the line that an entry is about; the panel is then closed. */
  readonly onGoTo: (id: string) => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}
