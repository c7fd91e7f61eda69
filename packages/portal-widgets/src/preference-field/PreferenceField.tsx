import { NumberField, Select, Switch } from '@portal/design-system';
import { type Preference, preferenceDefinitions } from '@portal/domain/preference';
import { preferenceFieldMessages as messages } from '../messages/preference-field.ts';
import * as css from './PreferenceField.css.ts';

export interface PreferenceFieldProps {
  preference: Preference;
  /** The effective value; differs from the set value in classic mode. */
  effective: string;
  /** Whether the last change has reached the server; null while nothing was changed. */
  saving: 'saving' | 'saved' | null;
  onChange: (value: string) => void;
}

/** True for an on/off preference, shown as a switch instead of a list. */
export const isToggle = (options: Preference['options']) =>
  options.length === 2 && options.every(({ value }) => value === '0' || value === '1');

/** PREF-01: the control of a preference, derived from its record alone, and whether its change is saved. */
export function PreferenceField(props: PreferenceFieldProps) {
  const { preference, saving } = props;
  const place = isToggle(preference.options) ? css.toggle : css.field;
  return (
    <div className={place.box}>
      <Control {...props} />
      <span role="status" className={place.state}>
        {saving === null ? '' : messages[saving]}
      </span>
    </div>
  );
}

function Control({ preference, effective, onChange }: PreferenceFieldProps) {
  const { name, value, label, options } = preference;
  const hint = effective === value ? undefined : messages.classic;
  if (isToggle(options)) {
    return (
      <Switch checked={value === '1'} hint={hint} onCheckedChange={(on) => onChange(on ? '1' : '0')}>
        {label}
      </Switch>
    );
  }
  if (options.length > 0) {
    return <Select label={label} hint={hint} value={value} options={options} onValueChange={onChange} />;
  }
  const { minimum, maximum } = preferenceDefinitions[name];
  return (
    <NumberField
      label={label}
      hint={hint ?? messages.wholeNumber(minimum, maximum)}
      value={Number(value)}
      min={minimum}
      max={maximum}
      onValueChange={(next) => next !== null && onChange(String(next))}
    />
  );
}
