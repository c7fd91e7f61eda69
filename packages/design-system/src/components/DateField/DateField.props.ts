import type { FieldProps } from '../Field/Field.tsx';

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, or null for none. */
  value: string | null;
  /** An available day, or null if the field was emptied. */
  onValueChange: (value: string | null) => void;
  /** The first available day, YYYY-MM-DD. */
  min?: string;
  /** The last available day, YYYY-MM-DD. */
  max?: string;
  /** Why a day is unavailable, such as `Closed on Sundays`; undefined if it is available. */
  reasonAgainst?: (day: string) => string | undefined;
  /** Today as YYYY-MM-DD; the device's date by default. */
  today?: string;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
}
