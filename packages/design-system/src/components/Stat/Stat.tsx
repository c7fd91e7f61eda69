import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Stat.css.ts';

export interface StatProps {
  /** What is counted. */
  label: string;
  /** The figure as text, with its unit. */
  value: ReactNode;
  /** How it compares: `12 % more than last month`. Say it in words; the colour only supports them. */
  note?: string;
  tone?: 'neutral' | 'positive' | 'critical';
}

/** One figure that a page is about. */
export function Stat({ label, value, note, tone = 'neutral' }: StatProps) {
  return (
    <dl className={css.stat}>
      <dt className={css.name}>{label}</dt>
      <dd className={css.value}>{value}</dd>
      {note ? <dd className={cx(css.note, css.tone[tone])}>{note}</dd> : null}
    </dl>
  );
}
