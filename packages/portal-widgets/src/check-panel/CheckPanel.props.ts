import type { Check } from './order-check.ts';

export interface CheckPanelProps {
  /** The most serious first. */
  readonly checks: readonly Check[];
  /** Something is still being looked up: what shows may not be all. */
  readonly looking: boolean;
  /** Why nothing can be confirmed although nothing that is listed stands in the way; null where it can. */
  readonly blocked: string | null;
  readonly busy: boolean;
  /** The first or the second remedy of a check. */
  readonly onRemedy: (check_id: string, remedy: number) => void;
  /** To the line that a check is about; the panel is then closed. */
  readonly onGoTo: (check: Check) => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}
