import { ColorField, Select, TextField } from '@portal/design-system';
import { hexOf, type Role, readOklch, readValue } from '@portal/design-system/theme-editing';
import { useState } from 'react';
import { themeCustomiserMessages as messages } from '../messages/theme-customiser.ts';
import * as css from './ThemeCustomiser.css.ts';

interface RoleFieldProps {
  readonly role: Role;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A text field that commits when editing ends: a half-typed length is not valid. */
function TypedValue({ role, value, onValue }: RoleFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const finish = () => {
    if (typed === null || typed === value) {
      setTyped(null);
      setError(undefined);
      return;
    }
    const read = readValue(role, typed);
    if ('error' in read) {
      setError(read.error);
      return;
    }
    onValue(read.value);
    setTyped(null);
    setError(undefined);
  };
  return (
    <TextField
      label={messages.value(role.label)}
      hideLabel
      value={typed ?? value}
      error={error}
      spellCheck={false}
      autoComplete="off"
      onValueChange={setTyped}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
        if (event.key === 'Escape' && typed !== null) {
          event.stopPropagation();
          setTyped(null);
          setError(undefined);
        }
      }}
    />
  );
}

/** Control of one theme role: a colour picker, a list of choices, or a text value (THEME-03). */
export function RoleField({ role, value, onValue }: RoleFieldProps) {
  const colour = role.kind === 'colour' ? readOklch(value) : null;
  const pick = (text: string) => {
    const read = readValue(role, text);
    if ('value' in read) onValue(read.value);
  };
  return (
    <div className={css.role}>
      <span aria-hidden="true">{role.label}</span>
      {colour ? (
        <ColorField label={role.label} hideLabel value={hexOf(colour)} onValueChange={pick} />
      ) : role.words ? (
        <Select
          label={role.label}
          hideLabel
          value={value}
          options={role.words.map((word) => ({ value: word, label: word }))}
          onValueChange={onValue}
        />
      ) : (
        <TypedValue role={role} value={value} onValue={onValue} />
      )}
    </div>
  );
}
