import { Calendar } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { dateFieldMessages as messages } from '../../messages/date-field.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import * as textCss from '../TextField/TextField.css.ts';
import { DateCalendar } from './DateCalendar.tsx';
import type { DateFieldProps } from './DateField.props.ts';
import { readDay, shortDay } from './date-text.ts';
import { localToday } from './days.ts';

/** A date, typed or chosen from a month. Invalid text stays in the field and is reported, never silently changed. */
export function DateField(props: DateFieldProps) {
  const { label, hideLabel, hint, error, value, onValueChange, min, max, reasonAgainst, name, required } = props;
  const { disabled, readOnly } = props;
  const today = props.today ?? localToday();
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const shown = draft ?? (value ? shortDay(value) : '');

  const reasonOf = (day: string | undefined): string | undefined => {
    if (day === undefined) return messages.invalid;
    if (min !== undefined && day < min) return messages.tooEarly(shortDay(min));
    if (max !== undefined && day > max) return messages.tooLate(shortDay(max));
    return reasonAgainst?.(day);
  };
  const settle = () => {
    if (draft === undefined) return;
    const day = draft.trim() === '' ? null : readDay(draft, today);
    const reason = day === null ? undefined : reasonOf(day);
    setWrong(reason);
    if (reason !== undefined || day === undefined) return;
    setDraft(undefined);
    if (day !== value) onValueChange(day);
  };
  const pick = (day: string) => {
    setDraft(undefined);
    setWrong(undefined);
    setOpen(false);
    if (day !== value) onValueChange(day);
  };

  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={wrong ?? error}>
      {(control) => (
        <span className={textCss.frame}>
          <input
            {...control}
            ref={input}
            type="text"
            autoComplete="off"
            placeholder={messages.placeholder}
            data-field={name}
            disabled={disabled}
            readOnly={readOnly}
            aria-required={required || undefined}
            value={shown}
            onChange={(event) => {
              setDraft(event.target.value);
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
              if (event.key === 'ArrowDown' && event.altKey && !disabled && !readOnly) {
                event.preventDefault();
                settle();
                setOpen(true);
              }
            }}
            className={cx(fieldCss.box, textCss.withEnd)}
          />
          {name && value ? <input type="hidden" name={name} value={value} /> : null}
          {disabled || readOnly ? null : (
            <span className={textCss.end}>
              <Popover
                label={messages.choose(label)}
                align="end"
                open={open}
                onOpenChange={setOpen}
                trigger={<IconButton icon={Calendar} label={messages.choose(label)} id={`${id}-open`} />}
              >
                <DateCalendar
                  label={label}
                  value={value}
                  today={today}
                  min={min}
                  max={max}
                  reasonAgainst={reasonAgainst}
                  onPick={pick}
                />
              </Popover>
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
