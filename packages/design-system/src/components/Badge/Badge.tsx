import { cx } from '../../internal/cx.ts';
import type { StateTone } from '../../props/tone.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Badge.css.ts';

export interface BadgeProps {
  /** The count. At 0 nothing is rendered. */
  count: number;
  /** What is counted, for assistive technology: `unread messages`. */
  label: string;
  tone?: StateTone;
  /** Above this the badge shows `99+`. */
  most?: number;
}

/** A count next to something. Renders nothing at 0. */
export function Badge({ count, label, tone = 'accent', most = 99 }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={cx(css.badge, css.tone[tone])}>
      {count > most ? `${most}+` : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
