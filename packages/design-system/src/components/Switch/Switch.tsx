import type { ReactNode } from 'react';
import { useId } from 'react';
import * as css from '../../internal/choice.css.ts';
import type { ElementProps } from '../../props/element-props.ts';

export interface SwitchProps
  extends ElementProps<'input', 'checked' | 'onChange' | 'type' | 'id' | 'size' | 'children' | 'value' | 'role'> {
  children: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  hint?: string;
}

/** On or off, at once. Where a form is sent later, a checkbox is right. */
export function Switch({ children, checked, onCheckedChange, hint, ...rest }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={css.row}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className={css.toggle}
      />
      <span>{children}</span>
      {hint ? (
        <span id={hintId} className={css.hint}>
          {hint}
        </span>
      ) : null}
    </label>
  );
}
