import { type ReactNode, useId } from 'react';
import { StatusIcon } from '../StatusIcon/StatusIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';

/** Attributes that a field gives its control. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** Props of every field. */
export interface FieldProps {
  label: string;
  /** Hides the label visually, where the context makes it clear. */
  hideLabel?: boolean;
  hint?: string;
  /** The error message, in the words of the server's rule. */
  error?: string;
  /** Marks the field as required, with a star at its label. */
  required?: boolean;
}

/** Label above, error below (`live`: announced when it appears), and the ids that connect them to the control. */
export function Field(props: FieldProps & { live?: boolean; children: (control: FieldControl) => ReactNode }) {
  const { label, hideLabel, hint, error, required, live, children } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const words = <label htmlFor={id}>{label}</label>;
  const wrong = error ? (
    <span id={`${id}-error`} className={css.error}>
      <span className={css.errorMark}>
        <StatusIcon kind="exclamation" size="stock" />
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
          {/* Outside the label, so that it is not part of the accessible name; the control has `required`. */}
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
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
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
