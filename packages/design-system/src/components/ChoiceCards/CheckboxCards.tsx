import * as Radix from '@radix-ui/react-checkbox';
import * as choice from '../../internal/choice.css.ts';
import { cx } from '../../internal/cx.ts';
import { FieldGroup } from '../../internal/FieldGroup.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import * as css from './ChoiceCards.css.ts';
import type { CardOption } from './RadioCards.tsx';

export interface CheckboxCardsProps<Value extends string> extends FieldProps {
  /** The ticked choices. */
  value: readonly Value[];
  options: readonly CardOption<Value>[];
  /** Called with the ticked choices in the order of `options`. */
  onValueChange: (value: readonly Value[]) => void;
  name?: string;
  disabled?: boolean;
}

/** Any of a few choices that need a sentence each to be compared. */
export function CheckboxCards<Value extends string>(props: CheckboxCardsProps<Value>) {
  const { value, options, onValueChange, name, disabled, ...field } = props;
  const state = (option: CardOption<Value>) => (value.includes(option.value) ? 'checked' : 'unchecked');
  const toggle = (key: Value, isTicked: boolean) =>
    onValueChange(options.map((each) => each.value).filter((each) => (each === key ? isTicked : value.includes(each))));
  return (
    <FieldGroup {...field}>
      <div className={css.cards}>
        {options.map((option) => (
          <Radix.Root
            key={option.value}
            name={name}
            value={option.value}
            disabled={disabled || option.disabled}
            checked={value.includes(option.value)}
            onCheckedChange={(next) => toggle(option.value, next === true)}
            className={css.card}
          >
            <span aria-hidden="true" data-state={state(option)} className={cx(choice.checkbox, css.control)}>
              {value.includes(option.value) ? <span data-state="checked" className={choice.tick} /> : null}
            </span>
            <span className={css.name}>{option.label}</span>
            {option.note ? <span className={css.note}>{option.note}</span> : null}
          </Radix.Root>
        ))}
      </div>
    </FieldGroup>
  );
}
