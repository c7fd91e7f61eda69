import { X } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Combobox.css.ts';
import type { ComboboxOption } from './Combobox.props.ts';

export interface ComboboxChipsProps {
  options: readonly ComboboxOption[];
  /** Absent where they cannot be taken out. */
  onRemove: ((key: string) => void) | undefined;
}

/** What is chosen, one chip each. The keyboard takes the last out by Backspace: a stop for each chip would be a long way past a field. */
export function ComboboxChips({ options, onRemove }: ComboboxChipsProps) {
  return options.map(({ key, label }) => (
    <span key={key} className={cx(css.chip, !onRemove && css.chipPlain)}>
      <span className={css.chipWords}>{label}</span>
      {onRemove ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Remove ${label}`}
          className={css.chipRemove}
          onClick={() => onRemove(key)}
        >
          <Icon icon={X} size="s" />
        </button>
      ) : null}
    </span>
  ));
}
