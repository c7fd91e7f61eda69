import { cx } from '../../internal/cx.ts';
import type { ElementProps } from '../../props/element-props.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps, ElementProps<'textarea', 'value' | 'onChange' | 'id' | 'children'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Lines it is high at first. */
  rows?: number;
  /** How many characters it takes at most. How many are left is said; typing past it is not stopped, so that nothing pasted is lost. */
  most?: number;
}

/** Counted as people count: an emoji is one character. */
function leftWords(value: string, most: number): string {
  const left = most - [...value].length;
  return left < 0 ? `${-left} characters too many` : `${left} characters left`;
}

/** Text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, value, onValueChange, rows = 3, most, ...rest } = props;
  const told = [hint, most === undefined ? undefined : leftWords(value, most)].filter(Boolean).join('. ');
  return (
    <Field label={label} hideLabel={hideLabel} hint={told || undefined} error={error}>
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
