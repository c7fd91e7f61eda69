import { type ReactNode, useId } from 'react';
import { Mark } from '../Mark/Mark.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';

/** What a control takes from its field. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** What every field has. */
export interface FieldProps {
  label: string;
  /** Keeps the label for assistive technology only, where the place says it. */
  hideLabel?: boolean;
  hint?: string;
  /** What is wrong, in the words of the server's rule. */
  error?: string;
  /** Must be filled in: its label has a star. */
  required?: boolean;
}

/** Label above, error beneath (`live`: read out when it comes by itself), and the wiring between them and the control. */
export function Field(props: FieldProps & { live?: boolean; children: (control: FieldControl) => ReactNode }) {
  const { label, hideLabel, hint, error, required, live, children } = props;
  const id = useId();
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const words = <label htmlFor={id}>{label}</label>;
  const wrong = error ? (
    <span id={`${id}-error`} className={css.error}>
      <span className={css.errorMark}>
        <Mark kind="exclamation" size="stock" />
      </span>
      {error}
    </span>
  ) : null;
  return (
    <div className={css.field}>
      {hideLabel ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <span className={css.label}>
          {words}
          {/* Outside of the label, which is what the control is called; the control itself says that it is required. */}
          {required ? (
            <span aria-hidden="true" className={css.star}>
              {' '}
              *
            </span>
          ) : null}
        </span>
      )}
      {children({
        id,
        ...(told ? { 'aria-describedby': told } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(required ? { 'aria-required': true as const } : {}),
      })}
      {hint ? (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      ) : null}
      {live ? (
        <span aria-live="polite" className={css.live}>
          {wrong}
        </span>
      ) : (
        wrong
      )}
    </div>
  );
}
