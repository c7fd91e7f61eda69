import { cx } from '../../internal/cx.ts';
import * as css from './Skeleton.css.ts';
import type { SkeletonWidth } from './Skeleton.props.ts';

export interface SkeletonProps {
  /** About the width of the expected content. */
  width?: SkeletonWidth;
  /** Aligns it to the end of the cell, for numbers. */
  end?: boolean;
}

/** A placeholder for loading content. Hidden from assistive technology: its container sets `aria-busy`. */
export function Skeleton({ width = 'm', end }: SkeletonProps) {
  return <span aria-hidden="true" className={cx(css.bar, css.width[width], end && css.end)} />;
}
