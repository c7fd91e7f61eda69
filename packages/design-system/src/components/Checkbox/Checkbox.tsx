import * as Radix from '@radix-ui/react-checkbox';
import type { ReactNode } from 'react';
import { ChoiceRow } from '../../internal/ChoiceRow.tsx';
import * as css from '../../internal/choice.css.ts';
import type { ElementProps } from '../../props/element-props.ts';

export interface CheckboxProps extends ElementProps<'button', 'type' | 'id' | 'children' | 'value' | 'role'> {
  children: ReactNode;
  /** `mixed` where it stands for several that differ. */
  checked: boolean | 'mixed';
  /** Called with the next state. From `mixed` it is ticked. */
  onCheckedChange: (checked: boolean) => void;
  hint?: string;
  /** What is wrong, such as a condition that must be agreed to. */
  error?: string;
  readOnly?: boolean;
  required?: boolean;
}

/** A yes or no that takes effect with the rest of a form; `mixed` where only some of what it stands for is ticked. */
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
