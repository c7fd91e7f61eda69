import * as Radix from '@radix-ui/react-radio-group';
import { type ReactNode, useId } from 'react';
import { ChoiceRow } from '../../internal/ChoiceRow.tsx';
import * as css from '../../internal/choice.css.ts';
import { cx } from '../../internal/cx.ts';
import { StatusIcon } from '../StatusIcon/StatusIcon.tsx';
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
  /** Name of the radio buttons in a form. */
  name?: string;
  hint?: string;
  /** Error message for the group. */
  error?: string;
  disabled?: boolean;
  readOnly?: boolean;
  /** One below the other, or in a row. */
  flow?: RadioFlow;
}

/** One of several visible choices. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, value, options, onValueChange, flow = 'column', hint, error, disabled, readOnly } = props;
  const id = useId();
  const described = cx(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <div className={css.group}>
      {hideLabel ? (
        <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
      ) : (
        <span id={`${id}-label`} className={css.legend}>
          {label}
        </span>
      )}
      <Radix.Root
        value={value}
        onValueChange={(key) => {
          const option = options.find((each) => each.value === key);
          if (option && !readOnly) onValueChange(option.value);
        }}
        name={props.name}
        disabled={disabled}
        orientation={flow === 'row' ? 'horizontal' : 'vertical'}
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        aria-readonly={readOnly || undefined}
        className={css.flow[flow]}
      >
        {options.map((option) => (
          <ChoiceRow
            key={option.value}
            hint={option.hint}
            readOnly={readOnly}
            control={(aria) => (
              <Radix.Item
                {...aria}
                value={option.value}
                disabled={option.disabled}
                data-field={props.name}
                className={css.radio}
              >
                <Radix.Indicator className={css.dot} />
              </Radix.Item>
            )}
          >
            {option.label}
          </ChoiceRow>
        ))}
      </Radix.Root>
      {hint ? (
        <span id={`${id}-hint`} className={css.groupHint}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span id={`${id}-error`} className={css.groupError}>
          <StatusIcon kind="exclamation" size="stock" />
          {error}
        </span>
      ) : null}
    </div>
  );
}
