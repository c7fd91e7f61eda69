import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { ElementProps } from '../../props/element-props.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Select.css.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string>
  extends FieldProps,
    ElementProps<'select', 'value' | 'onChange' | 'id' | 'children' | 'multiple' | 'size'> {
  value: Value;
  options: readonly SelectOption<Value>[];
  onValueChange: (value: Value) => void;
  /** `field` has a label above and a box; `bare` is for toolbars, with the label before it. */
  look?: 'field' | 'bare';
}

/** One of a few options, as a native select: it works everywhere with keyboard, touch and screen readers. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel, hint, error, value, options, onValueChange, look = 'field', ...rest } = props;
  const bareId = useId();
  const list = (own: object, className: string): ReactNode => (
    <select
      {...rest}
      {...own}
      value={value}
      onChange={(event) => {
        const picked = options.find((option) => option.value === event.target.value);
        if (picked) onValueChange(picked.value);
      }}
      className={className}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled} className={css.options}>
          {option.label}
        </option>
      ))}
    </select>
  );
  const chevron = (
    <span className={cx(css.chevron, look === 'bare' && css.bareChevron)}>
      <Icon icon={ChevronDown} size="s" />
    </span>
  );

  if (look === 'bare') {
    return (
      <span className={css.bareLabel}>
        {hideLabel ? null : <label htmlFor={bareId}>{label}</label>}
        <span className={css.frame}>
          {list(hideLabel ? { 'aria-label': label } : { id: bareId }, css.bare)}
          {chevron}
        </span>
      </span>
    );
  }
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(control) => (
        <span className={cx(css.frame, css.full)}>
          {list(control, cx(fieldCss.box, css.select))}
          {chevron}
        </span>
      )}
    </Field>
  );
}
