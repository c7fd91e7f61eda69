import { X } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { Mark } from '../Mark/Mark.tsx';
import type { MarkKind } from '../Mark/shapes.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './TabStrip.css.ts';

export interface StripTabItem {
  key: string;
  label: string;
  /** A fixed tab has an icon, and is only that in the small view. */
  icon?: IconGlyph;
  /** State of an order, as a shape. */
  mark?: MarkKind;
  /** The state in words, since the mark has none. */
  markLabel?: string;
  /** One fact in small: `18`, `submits in 4:12`. */
  fact?: string;
  closable?: boolean;
}

export interface StripTabProps {
  item: StripTabItem;
  on: boolean;
  /** In the order of focus. */
  stop: boolean;
  movable: boolean;
  panelId?: string;
  onSelect: (key: string) => void;
  onClose?: (key: string) => void;
}

export function StripTab({ item, on, stop, movable, panelId, onSelect, onClose }: StripTabProps) {
  const { key, label, icon, mark, markLabel, fact, closable } = item;
  return (
    <button
      type="button"
      role="tab"
      aria-selected={on}
      aria-controls={on ? panelId : undefined}
      data-movable={movable ? key : undefined}
      aria-keyshortcuts={
        cx(closable && 'Delete', movable && 'Control+Shift+ArrowLeft Control+Shift+ArrowRight') || undefined
      }
      tabIndex={stop ? 0 : -1}
      onClick={() => onSelect(key)}
      onAuxClick={(event) => {
        if (event.button === 1 && closable) onClose?.(key);
      }}
      className={cx(css.tab, !icon && css.order, on && css.on)}
    >
      {icon ? <Icon icon={icon} /> : null}
      {mark ? <Mark kind={mark} size="tab" /> : null}
      <span className={icon && !on ? css.fixedLabel : undefined}>{label}</span>
      {fact !== undefined ? <small className={cx(css.fact, on && css.factOn)}>{fact}</small> : null}
      {markLabel ? <VisuallyHidden>, {markLabel}</VisuallyHidden> : null}
      {closable && onClose ? (
        // No button within a button: the pointer's way to close. The keyboard has Delete, and the order's own menu.
        <span
          aria-hidden="true"
          className={cx(css.close, on && css.closeOn)}
          onClick={(event) => {
            event.stopPropagation();
            onClose(key);
          }}
        >
          <Icon icon={X} size="s" />
        </span>
      ) : null}
    </button>
  );
}
