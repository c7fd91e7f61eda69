import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { commonMessages } from '../../messages/common.ts';
import type { StateTone } from '../../props/tone.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StatusIcon } from '../StatusIcon/StatusIcon.tsx';
import type { StatusIconKind } from '../StatusIcon/shapes.tsx';
import * as css from './Banner.css.ts';

const icons = {
  neutral: 'dot',
  accent: 'dot',
  info: 'exclamation',
  positive: 'tick',
  warning: 'alert',
  critical: 'alert',
} as const satisfies Record<StateTone, StatusIconKind>;

export interface BannerProps {
  /** What happened. */
  title: ReactNode;
  /** Why, and what it means. */
  children?: ReactNode;
  tone?: StateTone;
  /** At most two actions. */
  actions?: ReactNode;
  /** Adds a close button. Without it the message stays as long as it applies. */
  onDismiss?: () => void;
  /** `alert` is announced at once, `status` when the screen reader is idle. */
  role?: 'alert' | 'status';
}

/** A message about the region it is in, shown as long as it applies. */
export function Banner({ title, children, tone = 'info', actions, onDismiss, role }: BannerProps) {
  return (
    <div role={role} className={cx(css.banner, css.tone[tone])}>
      <span className={css.icon[tone]}>
        <StatusIcon kind={icons[tone]} size="tab" />
      </span>
      <div className={css.words}>
        <span className={css.title}>{title}</span> {children}
      </div>
      {actions || onDismiss ? (
        <div className={css.actions}>
          {actions}
          {onDismiss ? <IconButton icon={X} label={commonMessages.dismiss} onClick={onDismiss} /> : null}
        </div>
      ) : null}
    </div>
  );
}
