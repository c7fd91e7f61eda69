import { cx } from '../../internal/cx.ts';
import type { StateTone } from '../../props/tone.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Badge.css.ts';

export interface BadgeProps {
  /** How many. At 0 nothing is drawn. */
  count: number;
  /** What is counted, for assistive technology: `unread messages`. */
  label: string;
  tone?: StateTone;
  /** Above this it says `99+`. */
  most?: number;
}

/** A count at something. Nothing when it is 0. */
export function Badge({ count, label, tone = 'accent', most = 99 }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={cx(css.badge, css.tone[tone])}>
      {count > most ? `${most}+` : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
