import * as Radix from '@radix-ui/react-tabs';
import { X } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { StatusIcon } from '../StatusIcon/StatusIcon.tsx';
import type { StatusIconKind } from '../StatusIcon/shapes.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './TabStrip.css.ts';

export interface StripTabItem {
  key: string;
  label: string;
  /** A fixed tab has an icon and shows only that in the small view. */
  icon?: IconGlyph;
  /** Status icon of an order. */
  statusIcon?: StatusIconKind;
  /** The status as text, because the icon has none. */
  statusLabel?: string;
  /** One short fact: `18`, `submits in 4:12`. */
  fact?: string;
  closable?: boolean;
}

export interface StripTabProps {
  item: StripTabItem;
  isCurrent: boolean;
  isMovable: boolean;
  /** It is being dragged. */
  isHeld: boolean;
  panelId: string | undefined;
  onSelect: (key: string) => void;
  onClose: ((key: string) => void) | undefined;
}

export function StripTab({ item, isCurrent, isMovable, isHeld, panelId, onSelect, onClose }: StripTabProps) {
  const { key, label, icon, statusIcon, statusLabel, fact, closable } = item;
  const close = closable && onClose ? () => onClose(key) : undefined;
  return (
    <Radix.Trigger
      value={key}
      // The panel is outside this component.
      aria-controls={isCurrent ? panelId : undefined}
      data-movable={isMovable ? key : undefined}
      data-held={isHeld || undefined}
      aria-keyshortcuts={
        cx(closable && 'Delete', isMovable && 'Control+Shift+ArrowLeft Control+Shift+ArrowRight') || undefined
      }
      // Radix reports changes only, but pressing the current tab returns to its first page.
      onMouseDown={(event) => isCurrent && event.button === 0 && onSelect(key)}
      onKeyDown={(event) => {
        if (event.key === 'Delete') close?.();
        else if (isCurrent && (event.key === 'Enter' || event.key === ' ')) onSelect(key);
      }}
      onAuxClick={(event) => event.button === 1 && close?.()}
      className={cx(css.tab, !icon && css.order, isCurrent && css.on)}
    >
      {icon ? <Icon icon={icon} /> : null}
      {statusIcon ? <StatusIcon kind={statusIcon} size="tab" /> : null}
      <span className={icon && !isCurrent ? css.fixedLabel : undefined}>{label}</span>
      {fact !== undefined ? <small className={cx(css.fact, isCurrent && css.factOn)}>{fact}</small> : null}
      {statusLabel ? <VisuallyHidden>, {statusLabel}</VisuallyHidden> : null}
      {close ? (
        // A tab must not contain a button, so this closes by pointer only. By keyboard: Delete, or the order's own menu.
        <span
          aria-hidden="true"
          className={cx(css.close, isCurrent && css.closeOn)}
          onMouseDown={(event) => event.stopPropagation()}
          onClick={close}
        >
          <Icon icon={X} size="s" />
        </span>
      ) : null}
    </Radix.Trigger>
  );
}
