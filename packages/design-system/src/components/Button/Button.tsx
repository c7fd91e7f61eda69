import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { pressUnless } from '../../internal/press.ts';
import type { Background } from '../../props/background.ts';
import type { ElementProps } from '../../props/element-props.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { StatusIcon } from '../StatusIcon/StatusIcon.tsx';
import * as css from './Button.css.ts';
import type { ButtonKind, ButtonSize } from './Button.props.ts';

export interface ButtonProps extends ElementProps<'button', 'disabled' | 'children'> {
  children: ReactNode;
  /** Its prominence. Use one `filled` per view. */
  kind?: ButtonKind;
  size?: ButtonSize;
  tone?: 'default' | 'critical';
  background?: Background;
  icon?: IconGlyph;
  /** A small icon after the label that shows what the button opens. */
  iconEnd?: IconGlyph;
  /** The key with the same effect, shown after the label. */
  keyHint?: string;
  /** Busy: stays focusable and ignores clicks. */
  loading?: boolean;
  /** Why the button is blocked. It stays focusable and the reason is read out. Set `aria-describedby` if the reason is on screen. */
  reason?: string;
  /** Takes the full width. */
  full?: boolean;
}

/** Runs an action. The label is a verb that says what happens. */
export function Button(props: ButtonProps) {
  const { children, kind = 'outlined', size = 'm', tone = 'default', background = 'surface', full, ...more } = props;
  const { icon, iconEnd, keyHint, loading, reason, onClick, type = 'button', ...rest } = more;
  const blocked = reason !== undefined;
  const critical = tone === 'critical';

  return (
    <button
      {...rest}
      type={type}
      onClick={pressUnless(loading || blocked, onClick)}
      aria-disabled={blocked || loading || undefined}
      aria-busy={loading || undefined}
      aria-description={rest['aria-describedby'] ? undefined : reason}
      className={cx(
        kind !== 'text' && css.box,
        css.kind[kind],
        kind !== 'text' && css.size[size],
        kind === 'quiet' && css.quietOn[background],
        critical && (kind === 'filled' ? css.criticalFilled : css.critical),
        kind === 'text' && size === 's' && css.small,
        full && css.full,
        blocked && (kind === 'text' ? css.blockedText : css.blocked),
        loading && css.busy,
      )}
    >
      {loading ? <StatusIcon kind="loading" size="tab" /> : null}
      {blocked && !loading && kind !== 'text' ? <Icon icon={Lock} size="s" /> : null}
      {icon && !loading && !blocked ? <Icon icon={icon} /> : null}
      {kind === 'text' ? <span className={css.words}>{children}</span> : children}
      {iconEnd ? <Icon icon={iconEnd} size="s" /> : null}
      {keyHint ? <Kbd>{keyHint}</Kbd> : null}
    </button>
  );
}
