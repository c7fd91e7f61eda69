import { TextField } from '@portal/design-system';
import { readSides } from '@portal/hive-components/settings';
import { useState } from 'react';
import { settingsMessages as messages } from '../messages/settings.tsx';
import * as css from './SettingsPanel.css.ts';
import { withSide } from './sides.ts';

export interface SidesFieldProps {
  label: string;
  hint?: string | undefined;
  readOnly?: boolean | undefined;
  value: string;
  /** The value that applies while this one is empty. */
  inherited?: string | undefined;
  onValueChange: (value: string) => void;
  onBlur: () => void;
}

const shown = (length: string | undefined): string => (length ?? '').replace(/px$/, '');

/** Space at the four sides, one field each. */
export function SidesField({ label, hint, readOnly, value, inherited, onValueChange, onBlur }: SidesFieldProps) {
  /** What is in the field that is being typed in; not stored until it is a length. */
  const [typed, setTyped] = useState<{ readonly index: number; readonly text: string } | null>(null);
  const own = value.trim() === '' ? undefined : readSides(value);
  const others = readSides(inherited ?? '');
  const type = (index: number, text: string) => {
    setTyped({ index, text });
    const next = withSide(own ?? others, index, text);
    if (readSides(next)) onValueChange(next);
  };
  const isUnfinished = typed !== null && !readSides(withSide(own ?? others, typed.index, typed.text));
  const isUnreadable = isUnfinished || (value.trim() !== '' && !own);
  return (
    <fieldset className={css.sides}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.sideFields}>
        {messages.sides.names.map((name, index) => (
          <TextField
            key={name}
            label={name}
            value={typed?.index === index ? typed.text : shown(own?.[index])}
            placeholder={shown(others?.[index])}
            inputMode="decimal"
            autoComplete="off"
            readOnly={readOnly}
            onValueChange={(text) => type(index, text)}
            onBlur={() => {
              setTyped(null);
              onBlur();
            }}
          />
        ))}
      </div>
      {isUnreadable ? <p className={css.held}>{messages.sides.unreadable}</p> : null}
      {hint && !isUnreadable ? <p className={css.note}>{hint}</p> : null}
    </fieldset>
  );
}
