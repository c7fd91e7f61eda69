import { type ReactNode, useId } from 'react';
import * as css from '../../internal/choice.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: string;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  value: Value | null;
  options: readonly RadioOption<Value>[];
  onValueChange: (value: Value) => void;
}

/** One of several, all in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, value, options, onValueChange } = props;
  const id = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.row}>
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            disabled={option.disabled}
            aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
            onChange={() => onValueChange(option.value)}
            className={css.radio}
          />
          <span>{option.label}</span>
          {option.hint ? (
            <span id={`${id}-${option.value}`} className={css.hint}>
              {option.hint}
            </span>
          ) : null}
        </label>
      ))}
    </fieldset>
  );
}
