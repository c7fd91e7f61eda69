import { type ReactNode, useEffect, useRef } from 'react';
import { ChoiceRow } from '../../internal/ChoiceRow.tsx';
import * as css from '../../internal/choice.css.ts';
import type { ElementProps } from '../../props/element-props.ts';

export interface CheckboxProps
  extends ElementProps<'input', 'checked' | 'onChange' | 'type' | 'id' | 'size' | 'children' | 'value'> {
  children: ReactNode;
  /** `mixed` where it stands for several that differ. */
  checked: boolean | 'mixed';
  /** Told the next state. From `mixed` it is ticked. */
  onCheckedChange: (checked: boolean) => void;
  hint?: string;
  /** What is wrong, such as a condition that must be agreed to. */
  error?: string;
}

/** A yes or no that takes effect with the rest of a form; `mixed` where only some of what it stands for is ticked. */
export function Checkbox({ children, checked, onCheckedChange, hint, error, readOnly, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'mixed';
  }, [checked]);
  return (
    <ChoiceRow
      hint={hint}
      error={error}
      readOnly={readOnly}
      control={(aria) => (
        <input
          {...rest}
          {...aria}
          ref={box}
          type="checkbox"
          checked={checked === true}
          aria-readonly={readOnly || undefined}
          onChange={(event) => {
            if (!readOnly) onCheckedChange(event.target.checked);
          }}
          className={css.checkbox}
        />
      )}
    >
      {children}
    </ChoiceRow>
  );
}
