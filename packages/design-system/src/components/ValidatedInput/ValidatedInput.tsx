import * as fieldCss from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { allowedOf, useBlockedText } from './use-blocked-text.ts';
import { useLeave } from './use-leave.ts';
import { useValidatedInput } from './use-validated-input.ts';
import type { ValidatedInputProps } from './ValidatedInput.props.ts';

/** VAL-01 to VAL-04: a field with rules and their error messages. */
export function ValidatedInput(props: ValidatedInputProps) {
  const { label, hideLabel, hint, required, rules, secret, onBlur, onKeyDown, ...more } = props;
  const { value: _, onValueChange, mode, errorDuration, after, error: given, ...rest } = more;
  const { input, text, change, settle, blocked, error } = useValidatedInput(props);
  useBlockedText(input, rules, blocked);
  const leave = useLeave(settle);

  return (
    <Field live label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {(control) => (
        <input
          {...rest}
          {...control}
          ref={input}
          type={secret ? 'password' : rules.type}
          // The browser's number arrows are too small to hit, and changing a number by scrolling is an accident.
          onWheel={(event) => event.currentTarget.type === 'number' && event.currentTarget.blur()}
          value={text}
          onChange={(event) => change(event.target.value)}
          onCompositionEnd={(event) => {
            const composed = event.currentTarget.value;
            const allowed = allowedOf(rules, composed);
            if (allowed === composed) return;
            change(allowed);
            blocked(composed);
          }}
          onBlur={(event) => {
            leave();
            onBlur?.(event);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle();
            onKeyDown?.(event);
          }}
          className={fieldCss.box}
        />
      )}
    </Field>
  );
}
