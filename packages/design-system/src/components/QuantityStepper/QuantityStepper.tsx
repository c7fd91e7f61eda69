import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { fieldMessages } from '../../messages/fields.ts';
import { Icon } from '../Icon/Icon.tsx';
import { readNumber, stepFrom } from '../NumberField/number-text.ts';
import * as css from './QuantityStepper.css.ts';

export interface QuantityStepperProps {
  /** Accessible name: `Quantity of line 5`. */
  label: string;
  value: number;
  /** Called with the typed or stepped quantity. Typed quantities are passed on as typed; rounding is up to the caller. */
  onValueChange: (value: number) => void;
  /** Called if the entered text is not a number; the field shows the previous value again. */
  onRefused?: (text: string) => void;
  /** Steps go to multiples of this. */
  increment?: number;
  /** The minimum for stepping down. */
  minimum?: number;
  /** Shows the minus and plus buttons. */
  open?: boolean;
  /** The quantity before a rule changed it, struck through next to the new one. */
  was?: string;
  /** Marks the quantity as wrong; the note of the line says why. */
  invalid?: boolean;
  /** Formats the value while not being edited, for example with group commas. */
  format?: (value: number) => string;
  inputRef?: Ref<HTMLInputElement>;
  'aria-describedby'?: string;
  /** Receives keys that the stepper does not use, such as those that move between lines. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onFocus?: () => void;
}

const grouped = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 6 });

/** The quantity of a line: typed, or stepped with Alt+arrow or the buttons. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, onValueChange, onRefused, increment = 1, minimum = 0, open, was, invalid } = props;
  const { format = (n) => grouped.format(n), inputRef, onKeyDown, onFocus } = props;
  const [draft, setDraft] = useState<string>();

  const settle = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const next = readNumber(draft);
    if (next === undefined) onRefused?.(draft);
    else if (next !== value) onValueChange(next);
  };
  const step = (direction: 1 | -1) => {
    const from = draft === undefined ? value : (readNumber(draft) ?? value);
    setDraft(undefined);
    const next = stepFrom(from, direction, increment, minimum);
    if (next !== value) onValueChange(next);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const up = event.key === 'ArrowUp';
    if (event.altKey && (up || event.key === 'ArrowDown')) {
      event.preventDefault();
      step(up ? 1 : -1);
      return;
    }
    if (event.key === 'Enter') settle();
    if (event.key === 'Escape' && draft !== undefined) {
      event.stopPropagation();
      setDraft(undefined);
    }
    onKeyDown?.(event);
  };
  const button = (direction: 1 | -1) => (
    <button
      type="button"
      // Not Tab stops: the field steps with Alt+arrow, and 1,000 more stops would make a long order slow to pass.
      tabIndex={-1}
      aria-label={direction > 0 ? fieldMessages.more(label) : fieldMessages.less(label)}
      aria-disabled={(direction < 0 && value <= minimum) || undefined}
      className={css.button}
      onClick={() => step(direction)}
    >
      <Icon icon={direction > 0 ? Plus : Minus} size="s" />
    </button>
  );

  return (
    <span className={cx(css.frame, open && css.open, invalid && css.invalid)}>
      {open ? button(-1) : null}
      {was && !open ? <s className={css.was}>{was}</s> : null}
      <input
        ref={inputRef}
        className={cx(css.input, open && css.centred, was && !open && css.besideWas)}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={props['aria-describedby']}
        value={draft ?? format(value)}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => {
          event.target.select();
          onFocus?.();
        }}
        onBlur={settle}
        onKeyDown={keys}
      />
      {open ? button(1) : null}
    </span>
  );
}
