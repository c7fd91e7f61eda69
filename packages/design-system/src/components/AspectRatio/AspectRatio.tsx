import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './AspectRatio.css.ts';
import type { AspectRatioName } from './AspectRatio.props.ts';

export interface AspectRatioProps {
  /** A picture, video or frame, which fills the box. */
  children: ReactNode;
  /** Width to height. */
  ratio?: AspectRatioName;
}

/** Keeps the shape of a picture or video, so that nothing moves when it has loaded. */
export function AspectRatio({ children, ratio = 'wide' }: AspectRatioProps) {
  return <div className={cx(css.box, css.ratio[ratio])}>{children}</div>;
}
