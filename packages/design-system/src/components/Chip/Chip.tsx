import { Check, X } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import { commonMessages } from '../../messages/common.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as css from './Chip.css.ts';

export interface ChipProps {
  children: string;
  icon?: IconGlyph;
  /** A count after the label. */
  count?: number;
  /** With `onSelectedChange`: whether it is on. */
  selected?: boolean;
  /** Makes it a toggle. Called with the next state. */
  onSelectedChange?: (selected: boolean) => void;
  /** Makes it removable, by a button and by Delete or Backspace. */
  onRemove?: () => void;
  /** Why it cannot be chosen now. */
  reason?: string;
}

/** A choice or filter among others, which can be toggled or removed. For a plain label use Tag. */
export function Chip(props: ChipProps) {
  const { children, icon, count, selected = false, onSelectedChange, onRemove, reason } = props;
  const inside = (
    <>
      {selected && onSelectedChange ? <Icon icon={Check} size="s" /> : icon ? <Icon icon={icon} size="s" /> : null}
      <span className={css.label}>{children}</span>
      {count === undefined ? null : <span className={css.count}> {count.toLocaleString('en-AU')}</span>}
    </>
  );
  return (
    <span className={cx(css.chip, selected && css.on, onSelectedChange && css.hoverable)}>
      {onSelectedChange ? (
        <button
          type="button"
          className={css.main}
          aria-pressed={selected}
          aria-disabled={reason === undefined ? undefined : true}
          aria-description={reason}
          onClick={() => {
            if (reason === undefined) onSelectedChange(!selected);
          }}
          onKeyDown={(event) => {
            if (onRemove && (event.key === 'Delete' || event.key === 'Backspace')) onRemove();
          }}
        >
          {inside}
        </button>
      ) : (
        <span className={css.main}>{inside}</span>
      )}
      {onRemove ? (
        <button
          type="button"
          className={css.remove}
          aria-label={commonMessages.remove(children)}
          onClick={onRemove}
          onKeyDown={(event) => {
            if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
          }}
        >
          <Icon icon={X} size="s" />
        </button>
      ) : null}
    </span>
  );
}
