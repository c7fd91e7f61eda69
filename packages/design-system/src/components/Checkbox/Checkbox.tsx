import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as css from '../../internal/choice.css.ts';
import type { ElementProps } from '../../props/element-props.ts';

export interface CheckboxProps
  extends ElementProps<'input', 'checked' | 'onChange' | 'type' | 'id' | 'size' | 'children' | 'value'> {
  children: ReactNode;
  /** `mixed` where it stands for several that differ. */
  checked: boolean | 'mixed';
  onCheckedChange: (checked: boolean) => void;
  hint?: string;
}

export function Checkbox({ children, checked, onCheckedChange, hint, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const hintId = useId();
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'mixed';
  }, [checked]);
  return (
    <label className={css.row}>
      <input
        {...rest}
        ref={box}
        type="checkbox"
        checked={checked === true}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className={css.checkbox}
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
