import { cx } from '../../internal/cx.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Progress.css.ts';

export interface ProgressProps {
  /** Accessible name: the work in progress. */
  label: string;
  /** 0 to 1. Leave it out while unknown. */
  value?: number;
  /** The value as text: `12,400 of 40,000 parts`. */
  text?: string;
}

/** A progress bar. Assistive technology reads the native element; the drawing is SVG for the reason given at Meter. */
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
