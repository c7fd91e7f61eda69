import * as Radix from '@radix-ui/react-radio-group';
import * as choice from '../../internal/choice.css.ts';
import { cx } from '../../internal/cx.ts';
import { FieldGroup } from '../../internal/FieldGroup.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import * as css from './ChoiceCards.css.ts';

export interface CardOption<Value extends string> {
  value: Value;
  label: string;
  /** What the choice means, in a few words. */
  note?: string;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> extends FieldProps {
  value: Value | null;
  options: readonly CardOption<Value>[];
  onValueChange: (value: Value) => void;
  name?: string;
  disabled?: boolean;
}

/** One of a few choices that need a sentence each to be compared. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { value, options, onValueChange, name, disabled, ...field } = props;
  return (
    <FieldGroup {...field}>
      <Radix.Root
        value={value}
        name={name}
        disabled={disabled}
        aria-label={field.label}
        onValueChange={(key) => {
          const option = options.find((each) => each.value === key);
          if (option) onValueChange(option.value);
        }}
        className={css.cards}
      >
        {options.map((option) => (
          <Radix.Item key={option.value} value={option.value} disabled={option.disabled} className={css.card}>
            <span
              aria-hidden="true"
              data-state={option.value === value ? 'checked' : 'unchecked'}
              className={cx(choice.radio, css.control)}
            >
              {option.value === value ? <span className={choice.dot} /> : null}
            </span>
            <span className={css.name}>{option.label}</span>
            {option.note ? <span className={css.note}>{option.note}</span> : null}
          </Radix.Item>
        ))}
      </Radix.Root>
    </FieldGroup>
  );
}
