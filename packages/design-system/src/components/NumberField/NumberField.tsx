import { type KeyboardEvent, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { fieldMessages } from '../../messages/fields.ts';
import type { ElementProps } from '../../props/element-props.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as css from '../TextField/TextField.css.ts';
import { readNumber, stepFrom } from './number-text.ts';

export interface NumberFieldProps
  extends FieldProps,
    ElementProps<'input', 'value' | 'onChange' | 'type' | 'id' | 'size' | 'children' | 'min' | 'max' | 'step'> {
  value: number | null;
  /** Called with a valid number or null on Enter, on leaving the field, and on each step. */
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Error message for text that is not a number. */
  notANumber?: string;
}

/** A number, typed or stepped with the arrow keys. Invalid text stays in the field and is reported. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, hint, error, value, onValueChange, ...more } = props;
  const { min = 0, max, step = 1, notANumber = fieldMessages.notANumber, onBlur, onKeyDown, ...rest } = more;
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? (value === null ? '' : String(value));
  const bad = draft !== undefined && draft.trim() !== '' && readNumber(draft) === undefined;

  const settle = () => {
    if (draft === undefined || bad) return;
    setDraft(undefined);
    const next = readNumber(draft) ?? null;
    if (next !== value) onValueChange(next);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter') settle();
    if (event.key === 'Escape') setDraft(undefined);
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || rest.readOnly) return;
    event.preventDefault();
    setDraft(undefined);
    onValueChange(stepFrom(readNumber(shown) ?? min, event.key === 'ArrowUp' ? 1 : -1, step, min, max));
  };

  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={bad ? notANumber : error}>
      {(control) => (
        <input
          {...rest}
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={keys}
          onBlur={(event) => {
            settle();
            onBlur?.(event);
          }}
          className={cx(fieldCss.box, css.number)}
        />
      )}
    </Field>
  );
}
