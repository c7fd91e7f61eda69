import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { pressUnless } from '../../internal/press.ts';
import type { Background } from '../../props/background.ts';
import type { ElementProps } from '../../props/element-props.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Mark } from '../Mark/Mark.tsx';
import * as css from './Button.css.ts';
import type { ButtonKind, ButtonSize } from './Button.props.ts';

export interface ButtonProps extends ElementProps<'button', 'disabled' | 'children'> {
  children: ReactNode;
  /** Its rank in the view: one `filled` a view. */
  kind?: ButtonKind;
  size?: ButtonSize;
  tone?: 'default' | 'critical';
  background?: Background;
  icon?: IconGlyph;
  /** A small icon after the words, for what it opens. */
  iconEnd?: IconGlyph;
  /** The key that does the same, shown after the words. */
  keyHint?: string;
  /** Busy: stays focusable, takes no second click. */
  loading?: boolean;
  /** Blocked, and why. Stays focusable; the reason is read out. Give `aria-describedby` where the reason is on screen already. */
  reason?: string;
  /** Takes the whole width. */
  full?: boolean;
}

/** The one way to act. Say in a verb what it does. */
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
      {loading ? <Mark kind="loading" size="tab" /> : null}
      {blocked && !loading && kind !== 'text' ? <Icon icon={Lock} size="s" /> : null}
      {icon && !loading && !blocked ? <Icon icon={icon} /> : null}
      {kind === 'text' ? <span className={css.words}>{children}</span> : children}
      {iconEnd ? <Icon icon={iconEnd} size="s" /> : null}
      {keyHint ? <Kbd>{keyHint}</Kbd> : null}
    </button>
  );
}
