import { User } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Avatar.css.ts';
import type { AvatarSize } from './Avatar.props.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  name: string;
  /** URL of a picture. Initials are shown while it loads and if it fails. */
  src?: string;
  size?: AvatarSize;
  /** Hides the avatar from assistive technology. Use it where the name is next to it. */
  beside?: boolean;
}

/** A person's picture, or their initials. */
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
