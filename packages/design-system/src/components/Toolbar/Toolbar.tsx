import * as Radix from '@radix-ui/react-toolbar';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { pressUnless } from '../../internal/press.ts';
import type { ElementProps } from '../../props/element-props.ts';
import * as buttonCss from '../Button/Button.css.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as css from './Toolbar.css.ts';

export interface ToolbarProps {
  /** Its accessible name. */
  label: string;
  /** Floats above the page, with a shadow. */
  floating?: boolean;
  /** `ToolbarButton` and `ToolbarSeparator`; a `Menu` whose trigger is a `ToolbarButton`. */
  children: ReactNode;
}

/** Actions and toggles for what is being edited. One Tab stop; arrow keys, Home and End move within. */
export function Toolbar({ label, floating = false, children }: ToolbarProps) {
  return (
    <Radix.Root aria-label={label} className={cx(css.toolbar, floating && css.floating)}>
      {children}
    </Radix.Root>
  );
}

export interface ToolbarButtonProps extends ElementProps<'button', 'disabled' | 'children' | 'aria-label'> {
  /** Its accessible name; begins or ends with the words that are shown. */
  label: string;
  icon?: IconGlyph;
  /** Words shown beside the icon. */
  words?: string;
  /** Makes it a toggle with this state. */
  pressed?: boolean;
  /** A key that does the same: `Ctrl B`. */
  keyHint?: string;
  /** Why the button is blocked. It stays focusable. */
  reason?: string;
  /** An icon after the label, such as the arrow of a menu. */
  after?: IconGlyph;
}

/** A button of a toolbar. */
export function ToolbarButton({
  label,
  icon,
  words,
  pressed,
  keyHint,
  reason,
  after,
  onClick,
  ...rest
}: ToolbarButtonProps) {
  return (
    <Radix.Button
      {...rest}
      type="button"
      onClick={pressUnless(reason !== undefined, onClick)}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={reason !== undefined || undefined}
      aria-description={reason}
      title={keyHint ? `${label} (${keyHint})` : label}
      className={cx(css.button, buttonCss.quietOn.surface, words !== undefined && css.labelled)}
    >
      {icon ? <Icon icon={icon} size="s" /> : null}
      {words}
      {after ? <Icon icon={after} size="s" /> : null}
    </Radix.Button>
  );
}

/** Separates groups of buttons. */
export function ToolbarSeparator() {
  return <Radix.Separator className={css.separator} />;
}
