import { type ReactNode, useId } from 'react';
import { ChoiceRow } from '../../internal/ChoiceRow.tsx';
import * as css from '../../internal/choice.css.ts';
import { cx } from '../../internal/cx.ts';
import { Mark } from '../Mark/Mark.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { RadioFlow } from './RadioGroup.props.ts';

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
  /** What each radio button is called in a form. */
  name?: string;
  hint?: string;
  /** What is wrong with the whole choice. */
  error?: string;
  disabled?: boolean;
  readOnly?: boolean;
  /** One below the other, or in a row. */
  flow?: RadioFlow;
}

/** One of several, all in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, value, options, onValueChange, flow = 'column', hint, error, disabled, readOnly } = props;
  const id = useId();
  const told = cx(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <fieldset className={css.group} disabled={disabled} aria-describedby={told || undefined}>
      <legend className={css.legend}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      <div className={css.flow[flow]}>
        {options.map((option) => (
          <ChoiceRow
            key={option.value}
            hint={option.hint}
            readOnly={readOnly}
            control={(aria) => (
              <input
                {...aria}
                type="radio"
                name={props.name ?? id}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                aria-invalid={error ? true : undefined}
                onChange={() => {
                  if (!readOnly) onValueChange(option.value);
                }}
                className={css.radio}
              />
            )}
          >
            {option.label}
          </ChoiceRow>
        ))}
      </div>
      {hint ? (
        <span id={`${id}-hint`} className={css.groupHint}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span id={`${id}-error`} className={css.groupError}>
          <Mark kind="exclamation" size="stock" />
          {error}
        </span>
      ) : null}
    </fieldset>
  );
}
