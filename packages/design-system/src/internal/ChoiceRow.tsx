import { type ReactNode, useId } from 'react';
import { Mark } from '../components/Mark/Mark.tsx';
import * as css from './choice.css.ts';
import { cx } from './cx.ts';

/** What the control of a choice takes from its row. */
export interface ChoiceControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface ChoiceRowProps {
  /** The words beside the control: its name. */
  children: ReactNode;
  hint?: string;
  /** What is wrong with it. */
  error?: string;
  /** Shown as it is, not to be changed. */
  readOnly?: boolean;
  control: (aria: ChoiceControl) => ReactNode;
}

/** A tick box, radio button or switch with its words, its hint and its error, and the wiring between them. */
export function ChoiceRow({ children, hint, error, readOnly, control }: ChoiceRowProps) {
  const id = useId();
  const told = cx(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <div className={cx(css.row, readOnly && css.readOnly)}>
      {control({
        id,
        ...(told ? { 'aria-describedby': told } : {}),
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
          <Mark kind="exclamation" size="stock" />
          {error}
        </span>
      ) : null}
    </div>
  );
}
