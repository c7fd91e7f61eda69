import * as Radix from '@radix-ui/react-checkbox';
import type { ReactNode } from 'react';
import { ChoiceRow } from '../../internal/ChoiceRow.tsx';
import * as css from '../../internal/choice.css.ts';
import type { ElementProps } from '../../props/element-props.ts';

export interface CheckboxProps extends ElementProps<'button', 'type' | 'id' | 'children' | 'value' | 'role'> {
  children: ReactNode;
  /** `mixed` if it represents several values that differ. */
  checked: boolean | 'mixed';
  /** Called with the next state. `mixed` becomes ticked. */
  onCheckedChange: (checked: boolean) => void;
  hint?: string;
  /** What is wrong, such as a condition that must be agreed to. */
  error?: string;
  readOnly?: boolean;
  required?: boolean;
}

/** A yes-or-no value of a form; `mixed` if only some of what it represents is ticked. */
export function Checkbox({ children, checked, onCheckedChange, hint, error, readOnly, ...rest }: CheckboxProps) {
  return (
    <ChoiceRow
      hint={hint}
      error={error}
      readOnly={readOnly}
      control={(aria) => (
        <Radix.Root
          {...rest}
          {...aria}
          checked={checked === 'mixed' ? 'indeterminate' : checked}
          onCheckedChange={(next) => {
            if (!readOnly) onCheckedChange(next === true);
          }}
          aria-readonly={readOnly || undefined}
          data-field={rest.name}
          className={css.checkbox}
        >
          <Radix.Indicator className={css.tick} />
        </Radix.Root>
      )}
    >
      {children}
    </ChoiceRow>
  );
}
