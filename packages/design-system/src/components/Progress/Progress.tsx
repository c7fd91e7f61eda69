import { cx } from '../../internal/cx.ts';
import * as css from './Progress.css.ts';

export interface ProgressProps {
  /** What goes on. */
  label: string;
  /** 0 to 1. Left out while nobody knows. */
  value?: number;
  /** The value in words: `12,400 of 40,000 parts`. */
  text?: string;
}

export function Progress({ label, value, text }: ProgressProps) {
  const known = value !== undefined;
  const share = known ? Math.min(1, Math.max(0, value)) : 0.3;
  const now = known ? { 'aria-valuenow': Math.round(share * 100) } : {};
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuetext={text} {...now}>
      <svg className={css.track} aria-hidden="true">
        <rect width={`${share * 100}%`} height="100%" className={cx(css.fill, !known && css.passing)} />
      </svg>
    </div>
  );
}
