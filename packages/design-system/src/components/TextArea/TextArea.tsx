import { cx } from '../../internal/cx.ts';
import type { ElementProps } from '../../props/element-props.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps, ElementProps<'textarea', 'value' | 'onChange' | 'id' | 'children'> {
  value: string;
  onValueChange: (value: string) => void;
  rows?: number;
}

export function TextArea({ label, hideLabel, hint, error, value, onValueChange, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={cx(fieldCss.box, css.area)}
        />
      )}
    </Field>
  );
}
