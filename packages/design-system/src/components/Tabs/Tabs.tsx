import * as Radix from '@radix-ui/react-tabs';
import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { cx } from '../../internal/cx.ts';
import { useTabReorder } from '../../internal/use-tab-reorder.ts';
import { Icon } from '../Icon/Icon.tsx';
import { StatusIcon } from '../StatusIcon/StatusIcon.tsx';
import type { StatusIconKind } from '../StatusIcon/shapes.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Tabs.css.ts';

export interface TabItem<Key extends string = string> {
  key: Key;
  label: string;
  /** Number of items. A tab with 0 is hidden. */
  count?: number;
  statusIcon?: StatusIconKind;
  /** Accessible name of the status icon. */
  statusLabel?: string;
  /** With `onClose`: can be closed by Delete, the middle mouse button, or the close button. */
  closable?: boolean;
}

export interface TabsProps<Key extends string = string> {
  label: string;
  items: readonly TabItem<Key>[];
  value: Key;
  onValueChange: (value: Key) => void;
  /** Called with the tab to close, for `closable` tabs only. */
  onClose?: (key: Key) => void;
  /** Makes tabs movable, by dragging or Ctrl+Shift+arrow; called with the new index among those shown, from 0. */
  onMove?: (key: Key, index: number) => void;
  /** Content of the current tab. */
  children: ReactNode;
  /** Controls at the end of the bar. */
  end?: ReactNode;
  /** `line` uses the background and columns of the open line above. */
  look?: 'plain' | 'line';
}

/** Tabs within a page or panel: labels with counts, and a line below the current one. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, items, value, onValueChange, onClose, onMove, children, end, look = 'plain' } = props;
  const shown = items.filter((item) => item.count !== 0);
  const current = shown.find((item) => item.key === value);
  const find = (key: string) => shown.find((item) => item.key === key);
  const { list, handlers, held, announced } = useTabReorder({
    keys: shown.map((item) => item.key),
    nameOf: (key) => find(key)?.label ?? key,
    onMove:
      onMove &&
      ((key, index) => {
        const item = find(key);
        if (item) onMove(item.key, index);
      }),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab becomes current, to bring it into view
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const bringIntoView = () => {
      const tab = box.querySelector<HTMLElement>('[aria-selected="true"]');
      // Scrolls only the bar: opening a panel must not move the page.
      if (tab && box.scrollWidth > box.clientWidth) {
        box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
      }
    };
    bringIntoView();
    // A narrower window would leave the current tab beyond the end of the bar.
    const observer = new ResizeObserver(bringIntoView);
    observer.observe(box);
    return () => observer.disconnect();
  }, [value]);
  return (
    // Radix sets two style attributes, which the content security policy blocks on server-rendered pages, so they are left out.
    <Radix.Root
      value={value}
      onValueChange={(key) => {
        const item = find(key);
        if (item) onValueChange(item.key);
      }}
    >
      <div className={cx(css.bar, look === 'line' && css.selectedBackground, look === 'line' && css.inset)}>
        <Radix.List ref={list} aria-label={label} className={css.list} style={{ outline: undefined }} {...handlers}>
          {shown.map((item) => (
            <Tab
              key={item.key}
              item={item}
              isHeld={item.key === held}
              isMovable={onMove !== undefined}
              onClose={item.closable && onClose ? () => onClose(item.key) : undefined}
            />
          ))}
        </Radix.List>
        {onMove ? <VisuallyHidden live="polite">{announced}</VisuallyHidden> : null}
        {end ? <div className={css.end}>{end}</div> : null}
      </div>
      {/* Every panel contains something focusable, so the panel itself is not a Tab stop. */}
      <Radix.Content
        asChild
        value={value}
        tabIndex={-1}
        // The tab of an empty panel is hidden and cannot label it.
        {...(current ? {} : { 'aria-labelledby': undefined, 'aria-label': label })}
      >
        <div style={{ animationDuration: undefined }}>{children}</div>
      </Radix.Content>
    </Radix.Root>
  );
}

interface TabProps {
  readonly item: TabItem;
  readonly isHeld: boolean;
  readonly isMovable: boolean;
  readonly onClose: (() => void) | undefined;
}

function Tab({ item, isHeld, isMovable, onClose }: TabProps) {
  return (
    <Radix.Trigger
      value={item.key}
      data-movable={isMovable ? item.key : undefined}
      data-held={isHeld || undefined}
      aria-keyshortcuts={onClose ? 'Delete' : undefined}
      className={css.tab}
      onAuxClick={(event) => event.button === 1 && onClose?.()}
      onKeyDown={(event) => {
        if (event.key === 'Delete') onClose?.();
        // Radix would focus the first or last tab after a timeout. These keys belong to the page or to the panel around the tabs.
        if (event.key === 'PageUp' || event.key === 'PageDown') event.preventDefault();
      }}
    >
      {item.statusIcon ? <StatusIcon kind={item.statusIcon} tone="warning" label={item.statusLabel} /> : null}
      {item.label}
      {item.count === undefined ? null : <span className={css.count}>{item.count.toLocaleString('en-AU')}</span>}
      {onClose ? (
        // A tab must not contain a button, so this closes by pointer only. By keyboard: Delete.
        <span
          aria-hidden="true"
          className={css.close}
          onMouseDown={(event) => event.stopPropagation()}
          onClick={onClose}
        >
          <Icon icon={X} size="s" />
        </span>
      ) : null}
    </Radix.Trigger>
  );
}
