import { cloneElement, isValidElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { Background } from '../../props/background.ts';
import type { ElementProps } from '../../props/element-props.ts';
import * as button from '../Button/Button.css.ts';
import * as css from './Link.css.ts';
import type { LinkKind } from './Link.props.ts';

export interface LinkProps extends ElementProps<'a', 'children'> {
  children: ReactNode;
  /** Underlined within text, plain, or like a button. */
  kind?: LinkKind;
  background?: Background;
  /** Takes the full width. */
  full?: boolean;
  /** Applies classes and attributes to the only child instead, such as a router's link. */
  asChild?: boolean;
}

function look(kind: LinkKind, background: Background): string {
  if (kind === 'inline') return css.inline;
  if (kind === 'plain') return css.plain;
  return cx(button.box, button.kind[kind], kind === 'quiet' && button.quietOn[background]);
}

/** Navigates. For an action use a button. */
export function Link({ children, kind = 'inline', background = 'surface', full, asChild, ...rest }: LinkProps) {
  const looks = cx(look(kind, background), full && button.full);
  if (asChild && isValidElement<{ className?: string }>(children)) {
    return cloneElement(children, { ...rest, ...children.props, className: cx(looks, children.props.className) });
  }
  return (
    <a {...rest} className={looks}>
      {children}
    </a>
  );
}
