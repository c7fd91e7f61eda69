import { cx } from '../../internal/cx.ts';
import * as css from './Skeleton.css.ts';
import type { SkeletonWidth } from './Skeleton.props.ts';

export interface SkeletonProps {
  /** About as wide as what comes. */
  width?: SkeletonWidth;
  /** Stands at the end of its cell, where a number comes. */
  end?: boolean;
}

/** A bar in the place of what comes. Hidden from assistive technology: what holds it says that it is busy. */
export function Skeleton({ width = 'm', end }: SkeletonProps) {
  return <span aria-hidden="true" className={cx(css.bar, css.width[width], end && css.end)} />;
}
