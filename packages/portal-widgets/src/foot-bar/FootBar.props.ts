/** The foot of the small view: the total and one action (LOOK section 10). */
export interface FootBarProps {
  /** Formatted, without its currency. */
  readonly total: string;
  /** `2 lines to answer first`, or empty. */
  readonly detail: string;
  /** `Answer 2 lines`, later `Confirm`; null while there is nothing to do. */
  readonly action: string | null;
  readonly busy: boolean;
  readonly onAction: () => void;
}
