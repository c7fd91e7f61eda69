import type { FieldProps } from '../Field/Field.tsx';

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, or null for none. */
  value: string | null;
  /** A day that may be chosen, or null when the field was emptied. */
  onValueChange: (value: string | null) => void;
  /** The first and the last day that may be chosen, YYYY-MM-DD. */
  min?: string;
  /** The last day that may be chosen, as `2026-11-30`. */
  max?: string;
  /** Why a day cannot be chosen, such as `Closed on Sundays`; undefined where it can. */
  reasonAgainst?: (day: string) => string | undefined;
  /** YYYY-MM-DD; this device's own where it is not given. */
  today?: string;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
}
