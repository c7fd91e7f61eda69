import { cx } from '../../internal/cx.ts';
import { pressUnless } from '../../internal/press.ts';
import type { Background } from '../../props/background.ts';
import type { ElementProps } from '../../props/element-props.ts';
import * as buttonCss from '../Button/Button.css.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { StatusIcon } from '../StatusIcon/StatusIcon.tsx';
import * as css from './IconButton.css.ts';
import type { IconButtonSize } from './IconButton.props.ts';

export interface IconButtonProps extends ElementProps<'button', 'disabled' | 'children' | 'aria-label'> {
  icon: IconGlyph;
  /** Its accessible name, required because an icon alone has none. */
  label: string;
  size?: IconButtonSize;
  background?: Background;
  /** Busy: stays focusable and ignores presses. */
  loading?: boolean;
  /** Why the button is blocked. It stays focusable. */
  reason?: string;
}

/** A button with only an icon, for actions with a well-known symbol. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 's', background = 'surface', loading, reason, onClick, type = 'button', ...rest } = props;
  const blocked = reason !== undefined;
  return (
    <button
      {...rest}
      type={type}
      onClick={pressUnless(loading || blocked, onClick)}
      aria-label={label}
      aria-disabled={blocked || loading || undefined}
      aria-busy={loading || undefined}
      aria-description={reason}
      className={cx(css.button, css.size[size], buttonCss.quietOn[background])}
    >
      {loading ? <StatusIcon kind="loading" size="tab" /> : <Icon icon={icon} size={size === 's' ? 's' : 'm'} />}
    </button>
  );
}
