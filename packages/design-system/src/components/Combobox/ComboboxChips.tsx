import { X } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import { commonMessages } from '../../messages/common.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Combobox.css.ts';
import type { ComboboxOption } from './Combobox.props.ts';

export interface ComboboxChipsProps {
  options: readonly ComboboxOption[];
  /** Absent if they cannot be removed. */
  onRemove: ((key: string) => void) | undefined;
}

/** The chosen options as chips. Backspace removes the last one: a Tab stop per chip would make the field slow to pass. */
export function ComboboxChips({ options, onRemove }: ComboboxChipsProps) {
  return options.map(({ key, label }) => (
    <span key={key} className={cx(css.chip, !onRemove && css.chipPlain)}>
      <span className={css.chipWords}>{label}</span>
      {onRemove ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={commonMessages.remove(label)}
          className={css.chipRemove}
          onClick={() => onRemove(key)}
        >
          <Icon icon={X} size="s" />
        </button>
      ) : null}
    </span>
  ));
}
