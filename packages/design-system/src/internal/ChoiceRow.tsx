import { type ReactNode, useId } from 'react';
import { StatusIcon } from '../components/StatusIcon/StatusIcon.tsx';
import * as css from './choice.css.ts';
import { cx } from './cx.ts';

/** Attributes that a row gives its control. */
export interface ChoiceControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface ChoiceRowProps {
  /** The label next to the control. */
  children: ReactNode;
  hint?: string;
  /** Error message. */
  error?: string;
  /** Read-only. */
  readOnly?: boolean;
  control: (aria: ChoiceControl) => ReactNode;
}

/** A checkbox, radio button or switch with label, hint and error, and the ids that connect them. */
export function ChoiceRow({ children, hint, error, readOnly, control }: ChoiceRowProps) {
  const id = useId();
  const describedBy = cx(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <div className={cx(css.row, readOnly && css.readOnly)}>
      {control({
        id,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      <label htmlFor={id} className={css.words}>
        <span>{children}</span>
      </label>
      {hint ? (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span id={`${id}-error`} className={css.error}>
          <StatusIcon kind="exclamation" size="stock" />
          {error}
        </span>
      ) : null}
    </div>
  );
}
