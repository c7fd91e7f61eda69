import { useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { colorFieldMessages as messages } from '../../messages/color-field.ts';
import { hexOf, readOklch } from '../../themes/editing/oklch.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { StatusIcon } from '../StatusIcon/StatusIcon.tsx';
import * as css from './ColorField.css.ts';
import type { ColorFieldProps } from './ColorField.props.ts';
import { ColorPicker, withVars } from './ColorPicker.tsx';
import { contrastWords } from './contrast-words.ts';

/** A colour, typed as `#rrggbb` or `oklch(L C H)` or picked. Invalid text stays in the field and is reported. */
export function ColorField(props: ColorFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    value,
    onValueChange,
    palette = [],
    optional = false,
    alpha = false,
    against,
    name,
    disabled,
    readOnly,
  } = props;
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const said = against && contrastWords(value, against);

  const pick = (next: string) => {
    setDraft(undefined);
    setWrong(false);
    onValueChange(next);
  };
  const settle = () => {
    if (draft === undefined) return;
    const typed = draft.trim().toLowerCase();
    if ((optional && typed === '') || (alpha && /^#[\da-f]{8}$/.test(typed))) {
      pick(typed);
      return;
    }
    // Copied hex colours often lack the leading #.
    const colour = readOklch(/^[\da-f]{3}(?:[\da-f]{3})?$/i.test(draft.trim()) ? `#${draft.trim()}` : draft);
    setWrong(colour === null);
    if (colour === null) return;
    setDraft(undefined);
    const hex = hexOf(colour);
    if (hex !== value) onValueChange(hex);
  };
  const wellClass = cx(css.well, value === '' && css.none);
  const well = <span className={wellClass} style={withVars({ '--colour': value })} />;

  return (
    <div className={css.whole}>
      <Field label={label} hideLabel={hideLabel} hint={hint} error={wrong ? messages.invalid : error}>
        {(control) => (
          <span className={css.frame}>
            <span className={css.start}>
              {disabled || readOnly ? (
                well
              ) : (
                <Popover
                  label={messages.pick(label)}
                  trigger={
                    <button
                      type="button"
                      aria-label={messages.pick(label)}
                      className={wellClass}
                      style={withVars({ '--colour': value })}
                    />
                  }
                >
                  <ColorPicker value={value} palette={palette} optional={optional} onValueChange={pick} />
                </Popover>
              )}
            </span>
            <input
              {...control}
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={optional ? messages.none : undefined}
              name={name}
              disabled={disabled}
              readOnly={readOnly}
              value={draft ?? value}
              onChange={(event) => {
                setDraft(event.target.value);
                setWrong(false);
              }}
              onBlur={settle}
              onKeyDown={(event) => {
                if (event.key === 'Enter') settle();
                if (event.key === 'Escape' && draft !== undefined) {
                  event.stopPropagation();
                  setDraft(undefined);
                  setWrong(false);
                }
              }}
              className={cx(fieldCss.box, css.input)}
            />
          </span>
        )}
      </Field>
      {said ? (
        <span role="status" className={cx(css.contrast, !said.passes && css.fails)}>
          <StatusIcon kind={said.passes ? 'tick' : 'alert'} size="stock" />
          {said.words}
        </span>
      ) : null}
    </div>
  );
}
