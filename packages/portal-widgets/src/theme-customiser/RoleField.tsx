import { Select, TextField } from '@portal/design-system';
import { hexOf, type Role, readOklch, readValue } from '@portal/design-system/theme-editing';
import { useState } from 'react';
import * as css from './ThemeCustomiser.css.ts';

interface RoleFieldProps {
  readonly role: Role;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A colour as it is usually copied; anything else as it stands. */
function shown(role: Role, value: string): string {
  const colour = role.kind === 'colour' ? readOklch(value) : null;
  return colour ? hexOf(colour) : value;
}

/** What is typed counts when it is finished: half a colour is no colour. */
function TypedValue({ role, value, onValue }: RoleFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const finish = () => {
    if (typed === null || typed === shown(role, value)) {
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
      label={`${role.label}, value`}
      hideLabel
      value={typed ?? shown(role, value)}
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

/** One role of a theme: a picker where it is a colour, and its value as text (THEME-03). */
export function RoleField({ role, value, onValue }: RoleFieldProps) {
  const colour = role.kind === 'colour' ? readOklch(value) : null;
  const pick = (text: string) => {
    const read = readValue(role, text);
    if ('value' in read) onValue(read.value);
  };
  return (
    <div className={css.role}>
      {colour ? (
        <>
          <input
            type="color"
            aria-label={role.label}
            className={css.picker}
            value={hexOf(colour)}
            onChange={(event) => pick(event.target.value)}
          />
          <span aria-hidden="true">{role.label}</span>
        </>
      ) : (
        <span aria-hidden="true" className={css.plainRole}>
          {role.label}
        </span>
      )}
      {role.words ? (
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
