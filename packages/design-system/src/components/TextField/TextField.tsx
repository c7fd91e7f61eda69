import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { ElementProps } from '../../props/element-props.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as css from './TextField.css.ts';

type Kind = 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'date' | 'time';

export interface TextFieldProps
  extends FieldProps,
    ElementProps<'input', 'value' | 'onChange' | 'type' | 'id' | 'size' | 'children'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Input type, which selects the phone's keyboard and what the browser fills in. */
  type?: Kind;
  /** A control at the end of the field, such as a button that shows a password. */
  end?: ReactNode;
}

/** A text field of one line with its label. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, required, value, onValueChange, type = 'text', end, ...rest } = props;
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {(control) => (
        <span className={css.frame}>
          <input
            {...rest}
            {...control}
            type={type}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            className={cx(fieldCss.box, end ? css.withEnd : null)}
          />
          {end ? <span className={css.end}>{end}</span> : null}
        </span>
      )}
    </Field>
  );
}
