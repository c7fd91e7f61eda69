import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { pageMessages } from '../../messages/page.ts';
import * as css from './Split.css.ts';
import type { SplitFlow, SplitSide } from './Split.props.ts';

export interface SplitProps {
  /** The first pane. */
  start: ReactNode;
  /** The second pane. */
  end: ReactNode;
  /** Accessible name of the separator: `Page tree`. */
  label: string;
  /** Size of the sized pane in px; 0 is closed. The caller stores it. */
  size: number;
  /** Called with the new size in px, also while dragging. */
  onSizeChange: (size: number) => void;
  /** Which pane has the set size; the other fills the rest. */
  sized?: SplitSide;
  /** Panes next to each other, or above each other. */
  flow?: SplitFlow;
  /** Minimum size in px before the pane closes. */
  least?: number;
  /** Maximum size in px. */
  most?: number;
  /** Enter, a double click, or dragging below half the minimum closes the pane; Enter or a double click opens it again. */
  collapsible?: boolean;
}

/** Px that an arrow key moves the separator, alone and with Shift. */
const [step, leap] = [8, 48];

/** Two panes with a movable separator. In the small view, panes in a row are stacked. */
export function Split(props: SplitProps) {
  const { start, end, label, size, onSizeChange, sized = 'start', flow = 'row', least = 160, most = 640 } = props;
  const { collapsible } = props;
  const id = useId();
  const [held, setHeld] = useState(false);
  const from = useRef({ at: 0, size: 0, sign: 1 });
  /** The size when opened again. */
  const lastOpen = useRef(size || least);
  if (size > 0) lastOpen.current = size;

  const set = (wanted: number) => {
    const next = collapsible && wanted < least / 2 ? 0 : Math.round(Math.max(least, Math.min(most, wanted)));
    if (next !== size) onSizeChange(next);
  };
  const toggle = () => {
    if (collapsible) onSizeChange(size === 0 ? lastOpen.current : 0);
  };
  /** Whether the pane grows in the direction of increasing coordinates. */
  const signOf = (element: Element): number => {
    const mirrored = flow === 'row' && getComputedStyle(element).direction === 'rtl';
    return (sized === 'start' ? 1 : -1) * (mirrored ? -1 : 1);
  };
  const place = (event: PointerEvent) => (flow === 'row' ? event.clientX : event.clientY);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = (event.shiftKey ? leap : step) * signOf(event.currentTarget);
    const [less, more] = flow === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const grow = (amount: number) => {
      if (size > 0) onSizeChange(Math.round(Math.max(least, Math.min(most, size + amount))));
      else if (amount > 0) onSizeChange(lastOpen.current);
    };
    const keys = new Map<string | undefined, () => void>([
      [less, () => grow(-by)],
      [more, () => grow(by)],
      ['Home', () => set(least)],
      ['End', () => set(most)],
      ['Enter', toggle],
    ]);
    const action = keys.get(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  };

  const pane = (side: SplitSide, children: ReactNode) => (
    <div
      id={side === sized ? `${id}pane` : undefined}
      className={cx(css.pane, side === sized ? css.sized : css.rest, side === sized && size === 0 && css.closed)}
    >
      {children}
    </div>
  );
  return (
    <div className={cx(css.split, css.flow[flow])} style={{ ['--split' as string]: `${size}px` }}>
      {pane('start', start)}
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; this is the ARIA window splitter */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-controls={`${id}pane`}
        aria-orientation={flow === 'row' ? 'vertical' : 'horizontal'}
        aria-valuenow={size}
        aria-valuemin={collapsible ? 0 : least}
        aria-valuemax={most}
        aria-valuetext={size === 0 ? pageMessages.paneClosed : pageMessages.paneSize(size)}
        data-held={held || undefined}
        className={cx(css.separator, css.across[flow])}
        onKeyDown={onKeyDown}
        onDoubleClick={toggle}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { at: place(event), size, sign: signOf(event.currentTarget) };
          setHeld(true);
        }}
        onPointerMove={(event) => {
          if (held) set(from.current.size + (place(event) - from.current.at) * from.current.sign);
        }}
        onPointerUp={() => setHeld(false)}
        onPointerCancel={() => setHeld(false)}
      />
      {pane('end', end)}
    </div>
  );
}
