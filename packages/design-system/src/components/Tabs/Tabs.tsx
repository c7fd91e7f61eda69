import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
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
  const change = (key: string) => {
    const item = items.find((candidate) => candidate.key === key);
    if (item) onValueChange(item.key);
  };
  return (
    <Radix.Root value={value} onValueChange={change}>
      <div className={cx(css.bar, look === 'line' && css.selectedGround, look === 'line' && css.inset)}>
        <Radix.List aria-label={label} className={css.list}>
          {shown.map((item) => (
            <Radix.Trigger
              key={item.key}
              value={item.key}
              className={css.tab}
              // Only the current tab has a panel: a reference to one that is not there helps nobody.
              {...(item.key === value ? {} : { 'aria-controls': undefined })}
            >
              {item.mark ? <Mark kind={item.mark} tone="warning" label={item.markLabel} /> : null}
              {item.label}
              {item.count === undefined ? null : <span className={css.count}>{item.count}</span>}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {end ? <div className={css.end}>{end}</div> : null}
      </div>
      <Radix.Content value={value} tabIndex={-1}>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
