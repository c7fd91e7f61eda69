import type { ReactNode } from 'react';
import { ChoiceRow } from '../../internal/ChoiceRow.tsx';
import * as css from '../../internal/choice.css.ts';
import type { ElementProps } from '../../props/element-props.ts';

export interface SwitchProps
  extends ElementProps<'input', 'checked' | 'onChange' | 'type' | 'id' | 'size' | 'children' | 'value' | 'role'> {
  children: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Told its next state. */
  onCheckedChange: (checked: boolean) => void;
  hint?: string;
  /** Why it could not be turned. */
  error?: string;
}

/** On or off, at once. Where a form is sent later, a checkbox is right. */
export function Switch({ children, checked, onCheckedChange, hint, error, readOnly, ...rest }: SwitchProps) {
  return (
    <ChoiceRow
      hint={hint}
      error={error}
      readOnly={readOnly}
      control={(aria) => (
        <input
          {...rest}
          {...aria}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-readonly={readOnly || undefined}
          onChange={(event) => {
            if (!readOnly) onCheckedChange(event.target.checked);
          }}
          className={css.toggle}
        />
      )}
    >
      {children}
    </ChoiceRow>
  );
}
