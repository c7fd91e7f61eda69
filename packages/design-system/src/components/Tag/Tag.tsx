import { X } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import { commonMessages } from '../../messages/common.ts';
import type { StateTone } from '../../props/tone.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Tag.css.ts';

export interface TagProps {
  children: string;
  tone?: StateTone;
  /** Makes it removable. */
  onRemove?: () => void;
}

/** A short label: `Discontinued`, or an active filter. */
export function Tag({ children, tone = 'neutral', onRemove }: TagProps) {
  return (
    <span className={cx(css.tag, css.tone[tone])}>
      {children}
      {onRemove ? (
        <button type="button" className={css.remove} aria-label={commonMessages.remove(children)} onClick={onRemove}>
          <Icon icon={X} size="s" />
        </button>
      ) : null}
    </span>
  );
}
