import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { useRovingTabs } from '../../internal/use-roving-tabs.ts';
import { Mark } from '../Mark/Mark.tsx';
import type { MarkKind } from '../Mark/shapes.tsx';
import * as css from './Tabs.css.ts';

export interface TabItem<Key extends string = string> {
  key: Key;
  label: string;
  /** How much is in it. A tab with 0 is not shown. */
  count?: number;
  mark?: MarkKind;
  /** What the mark says. */
  markLabel?: string;
}

export interface TabsProps<Key extends string = string> {
  label: string;
  items: readonly TabItem<Key>[];
  value: Key;
  onValueChange: (value: Key) => void;
  /** What the current tab shows. */
  children: ReactNode;
  /** Tools at the end of the bar. */
  end?: ReactNode;
  /** `line` takes the ground of the open line above it and keeps its columns. */
  look?: 'plain' | 'line';
}

/** Tabs within a page or panel: words with counts, a line under the current one. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, items, value, onValueChange, children, end, look = 'plain' } = props;
  const shown = items.filter((item) => item.count !== 0);
  const id = useId();
  const { list, onKeyDown } = useRovingTabs();
  const current = shown.find((item) => item.key === value);
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
              className={css.tab}
              onClick={() => item !== current && onValueChange(item.key)}
              // What the keys reach is shown at once: there is nothing to wait for.
              onFocus={() => item !== current && onValueChange(item.key)}
            >
              {item.mark ? <Mark kind={item.mark} tone="warning" label={item.markLabel} /> : null}
              {item.label}
              {item.count === undefined ? null : <span className={css.count}>{item.count}</span>}
            </button>
          ))}
        </div>
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
