import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { useRovingTabs } from '../../internal/use-roving-tabs.ts';
import { useTabOrder } from '../../internal/use-tab-order.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Mark } from '../Mark/Mark.tsx';
import type { MarkKind } from '../Mark/shapes.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Tabs.css.ts';

export interface TabItem<Key extends string = string> {
  key: Key;
  label: string;
  /** How much is in it. A tab with 0 is not shown. */
  count?: number;
  mark?: MarkKind;
  /** What the mark says. */
  markLabel?: string;
  /** With `onClose`, can be closed: by Delete, the middle button, or the cross for the pointer. */
  closable?: boolean;
}

export interface TabsProps<Key extends string = string> {
  label: string;
  items: readonly TabItem<Key>[];
  value: Key;
  onValueChange: (value: Key) => void;
  /** Told the tab that is to close; only those that are `closable`. */
  onClose?: (key: Key) => void;
  /** Makes tabs movable, by dragging and by Ctrl+Shift with an arrow; told the place among those shown, from 0. */
  onMove?: (key: Key, index: number) => void;
  /** What the current tab shows. */
  children: ReactNode;
  /** Tools at the end of the bar. */
  end?: ReactNode;
  /** `line` takes the ground of the open line above it and keeps its columns. */
  look?: 'plain' | 'line';
}

/** Tabs within a page or panel: words with counts, a line under the current one. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, items, value, onValueChange, onClose, onMove, children, end, look = 'plain' } = props;
  const shown = items.filter((item) => item.count !== 0);
  const id = useId();
  const { list, onKeyDown } = useRovingTabs((index) => {
    const item = shown[index];
    if (item?.closable) onClose?.(item.key);
  });
  const current = shown.find((item) => item.key === value);
  const find = (key: string) => shown.find((item) => item.key === key);
  const said = useTabOrder(list, {
    keys: shown.map((item) => item.key),
    nameOf: (key) => find(key)?.label ?? key,
    onMove:
      onMove &&
      ((key, index) => {
        const item = find(key);
        if (item) onMove(item.key, index);
      }),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab becomes current, to bring it into sight
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const box = list.current;
    // The bar alone scrolls: a panel that opens must not move the page.
    if (tab && box && box.scrollWidth > box.clientWidth) {
      box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
    }
  }, [value]);
  return (
    <div>
      <div className={cx(css.bar, look === 'line' && css.selectedGround, look === 'line' && css.inset)}>
        <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
          {shown.map((item) => (
            <button
              key={item.key}
              type="button"
              role="tab"
              id={`${id}${item.key}`}
              aria-selected={item === current}
              // Only the current tab has a panel: a reference to one that is not there helps nobody.
              aria-controls={item === current ? `${id}panel` : undefined}
              tabIndex={item === (current ?? shown[0]) ? 0 : -1}
              data-state={item === current ? 'active' : 'inactive'}
              data-movable={onMove ? item.key : undefined}
              aria-keyshortcuts={item.closable && onClose ? 'Delete' : undefined}
              className={css.tab}
              onAuxClick={(event) => {
                if (event.button === 1 && item.closable) onClose?.(item.key);
              }}
              onClick={() => item !== current && onValueChange(item.key)}
              // What the keys reach is shown at once: there is nothing to wait for.
              onFocus={() => item !== current && onValueChange(item.key)}
            >
              {item.mark ? <Mark kind={item.mark} tone="warning" label={item.markLabel} /> : null}
              {item.label}
              {item.count === undefined ? null : <span className={css.count}>{item.count}</span>}
              {item.closable && onClose ? (
                // No button within a button: the pointer's way to close.
                <span
                  aria-hidden="true"
                  className={css.close}
                  onClick={(event) => {
                    event.stopPropagation();
                    onClose(item.key);
                  }}
                >
                  <Icon icon={X} size="s" />
                </span>
              ) : null}
            </button>
          ))}
        </div>
        {onMove ? <VisuallyHidden live="polite">{said}</VisuallyHidden> : null}
        {end ? <div className={css.end}>{end}</div> : null}
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={current ? `${id}${current.key}` : undefined}
        tabIndex={-1}
      >
        {children}
      </div>
    </div>
  );
}
