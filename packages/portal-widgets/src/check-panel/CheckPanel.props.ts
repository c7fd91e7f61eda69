import type { Check } from './order-check.ts';

export interface CheckPanelProps {
  /** Most serious first. */
  readonly checks: readonly Check[];
  /** Checks are still running: the list may be incomplete. */
  readonly looking: boolean;
  /** Why the order cannot be confirmed although no listed check blocks it; null when it can. */
  readonly blocked: string | null;
  readonly busy: boolean;
  /** `remedy` is 0 or 1: the check's first or second remedy. */
  readonly onRemedy: (check_id: string, remedy: number) => void;
  /** Goes to the line of a check; the panel then closes. */
  readonly onGoTo: (check: Check) => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}
