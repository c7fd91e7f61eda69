import { useState } from 'react';
import { timeFieldMessages as messages } from '../../messages/time-field.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { readTime } from './time-text.ts';

export interface TimeFieldProps extends FieldProps {
  /** HH:MM in 24 hours, or null for none. */
  value: string | null;
  /** A time within the limits, or null if the field was emptied. */
  onValueChange: (value: string | null) => void;
  /** The first and the last possible time, HH:MM. */
  min?: string;
  max?: string;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

/** A time of day, typed as people write it. What cannot be read stays in the field and is reported. */
export function TimeField({ value, onValueChange, min, max, error, ...field }: TimeFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const reasonOf = (time: string | undefined) => {
    if (time === undefined) return messages.invalid;
    if (min !== undefined && time < min) return messages.tooEarly(min);
    return max !== undefined && time > max ? messages.tooLate(max) : undefined;
  };
  const settle = () => {
    if (draft === undefined) return;
    const time = draft.trim() === '' ? null : readTime(draft);
    const reason = time === null ? undefined : reasonOf(time);
    setWrong(reason);
    if (reason !== undefined || time === undefined) return;
    setDraft(undefined);
    if (time !== value) onValueChange(time);
  };
  return (
    <TextField
      {...field}
      error={wrong ?? error}
      autoComplete="off"
      inputMode="text"
      placeholder={messages.placeholder}
      value={draft ?? value ?? ''}
      onValueChange={(text) => {
        setDraft(text);
        setWrong(undefined);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        if (event.key === 'Escape' && draft !== undefined) {
          event.stopPropagation();
          setDraft(undefined);
          setWrong(undefined);
        }
      }}
    />
  );
}
