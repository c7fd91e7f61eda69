import { cx } from '../../internal/cx.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Progress.css.ts';

export interface ProgressProps {
  /** What goes on. */
  label: string;
  /** 0 to 1. Left out while nobody knows. */
  value?: number;
  /** The value in words: `12,400 of 40,000 parts`. */
  text?: string;
}

/** How far something has come. The native element speaks, the drawing shows (see Meter for why it is SVG). */
export function Progress({ label, value, text }: ProgressProps) {
  const known = value !== undefined;
  const share = known ? Math.min(1, Math.max(0, value)) : 0.3;
  return (
    <div className={css.frame}>
      <progress className={hidden} aria-label={label} aria-valuetext={text} {...(known ? { value: share } : {})} />
      <svg className={css.track} aria-hidden="true">
        <rect width={`${share * 100}%`} height="100%" className={cx(css.fill, !known && css.passing)} />
      </svg>
    </div>
  );
}
