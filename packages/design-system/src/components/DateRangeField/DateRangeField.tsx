import { FieldGroup } from '../../internal/FieldGroup.tsx';
import { dateRangeMessages as messages } from '../../messages/date-range.ts';
import { DateField } from '../DateField/DateField.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import * as css from './DateRangeField.css.ts';

export interface DateRange {
  /** YYYY-MM-DD, or null for no limit. */
  from: string | null;
  to: string | null;
}

export interface DateRangeFieldProps extends FieldProps {
  value: DateRange;
  /** Called when one of the days changes. `from` is never after `to`. */
  onValueChange: (value: DateRange) => void;
  /** The first and the last available day, YYYY-MM-DD. */
  min?: string;
  max?: string;
  /** Today as YYYY-MM-DD; the device's date by default. */
  today?: string;
  disabled?: boolean;
}

/** A period between two days, both included. Either can be left open. */
export function DateRangeField({ value, onValueChange, min, max, today, disabled, ...field }: DateRangeFieldProps) {
  const { from, to } = value;
  return (
    <FieldGroup {...field}>
      <div className={css.range}>
        <DateField
          label={messages.from}
          value={from}
          min={min}
          max={to ?? max}
          today={today}
          disabled={disabled}
          onValueChange={(day) => onValueChange({ from: day, to })}
        />
        <DateField
          label={messages.to}
          value={to}
          min={from ?? min}
          max={max}
          today={today}
          disabled={disabled}
          onValueChange={(day) => onValueChange({ from, to: day })}
        />
      </div>
    </FieldGroup>
  );
}
