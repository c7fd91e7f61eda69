import { DateField, TextField } from '@portal/design-system';
import { scheduleMessages as messages } from '../messages/schedule.ts';
import * as css from './PlannedTimeFields.css.ts';
import { momentOf, type PlannedTime } from './planned-time.ts';
import { useSupplierZone, zoneName } from './supplier-time.ts';

/** Why a planned time cannot be used; undefined if it can. */
export function reasonAgainst(planned: PlannedTime, timeZone: string): string | undefined {
  const moment = momentOf(planned, timeZone);
  if (moment === null) return messages.incomplete;
  return Date.parse(moment) <= Date.now() ? messages.past : undefined;
}

export interface PlannedTimeFieldsProps {
  value: PlannedTime;
  /** Gets what has changed. */
  onChange: (change: Partial<PlannedTime>) => void;
}

/** A day and a time in the supplier's time zone. */
export function PlannedTimeFields({ value, onChange }: PlannedTimeFieldsProps) {
  const timeZone = useSupplierZone();
  return (
    <div className={css.fields}>
      <DateField label={messages.day} value={value.day} onValueChange={(day) => onChange({ day })} />
      <TextField
        type="time"
        label={messages.time}
        hint={messages.timeHint(zoneName(timeZone))}
        value={value.time}
        onValueChange={(time) => onChange({ time })}
      />
    </div>
  );
}
