import { cx } from '../../internal/cx.ts';
import { fieldMessages } from '../../messages/fields.ts';
import type { ElementProps } from '../../props/element-props.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps, ElementProps<'textarea', 'value' | 'onChange' | 'id' | 'children'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Initial height in lines. */
  rows?: number;
  /** Maximum number of characters. The remaining number is shown; typing past it is possible, so that nothing pasted is lost. */
  most?: number;
}

/** Counts grapheme clusters: an emoji is one character. */
function leftWords(value: string, most: number): string {
  const left = most - [...value].length;
  return left < 0 ? fieldMessages.charactersTooMany(-left) : fieldMessages.charactersLeft(left);
}

/** A text field of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, value, onValueChange, rows = 3, most, ...rest } = props;
  const fullHint = [hint, most === undefined ? undefined : leftWords(value, most)].filter(Boolean).join('. ');
  return (
    <Field label={label} hideLabel={hideLabel} hint={fullHint || undefined} error={error}>
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
