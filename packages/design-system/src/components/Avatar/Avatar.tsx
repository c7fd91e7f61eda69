import { User } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Avatar.css.ts';
import type { AvatarSize } from './Avatar.props.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  name: string;
  /** Address of a picture. Initials stand in while it loads, and where it fails. */
  src?: string;
  size?: AvatarSize;
  /** Stands beside the name: hidden from assistive technology, which would say it twice. */
  beside?: boolean;
}

/** A person: their picture, else their initials. */
export function Avatar({ name, src, size = 'm', beside }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const initials = initialsOf(name);
  const says = beside ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': name } as const);
  return (
    <span className={cx(css.avatar, css.size[size])} {...says}>
      {initials === '' ? <Icon icon={User} size={size === 's' ? 's' : 'm'} /> : initials}
      {src && failed !== src ? (
        <img src={src} alt="" className={css.picture} onError={() => setFailed(src)} decoding="async" />
      ) : null}
    </span>
  );
}
