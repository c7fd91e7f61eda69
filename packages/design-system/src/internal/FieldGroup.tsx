import { type ReactNode, useId } from 'react';
import * as css from '../components/Field/Field.css.ts';
import type { FieldProps } from '../components/Field/Field.tsx';
import { StatusIcon } from '../components/StatusIcon/StatusIcon.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from './cx.ts';

export interface FieldGroupProps extends FieldProps {
  /** Content at the end of the label's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Like `Field`, for several controls or one that cannot be labelled by `label`. */
export function FieldGroup({ label, hideLabel, hint, error, aside, children }: FieldGroupProps) {
  const id = useId();
  const describedBy = cx(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={describedBy || undefined} className={css.field}>
      <div className={css.labelLine}>
        {hideLabel ? (
          <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
        ) : (
          <span id={`${id}-label`} className={css.label}>
            {label}
          </span>
        )}
        {aside}
      </div>
      {children}
      {hint ? (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span id={`${id}-error`} className={css.error}>
          <span className={css.errorMark}>
            <StatusIcon kind="exclamation" size="stock" />
          </span>
          {error}
        </span>
      ) : null}
    </fieldset>
  );
}
