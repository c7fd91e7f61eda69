import { cloneElement, isValidElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { ElementProps } from '../../props/element-props.ts';
import * as css from './PhoneNav.css.ts';

export interface PhoneNavLinkProps extends ElementProps<'a', 'children'> {
  children: ReactNode;
  /** Its section is the one on screen. */
  current?: boolean;
  /** Applies classes and attributes to the only child instead, such as a router's link. */
  asChild?: boolean;
}

/** One link of a PhoneNav. */
export function PhoneNavLink({ children, current = false, asChild, ...rest }: PhoneNavLinkProps) {
  const attributes = { ...rest, 'aria-current': current ? ('page' as const) : undefined };
  if (asChild && isValidElement<{ className?: string }>(children)) {
    return cloneElement(children, {
      ...attributes,
      ...children.props,
      className: cx(css.link, children.props.className),
    });
  }
  return (
    <a {...attributes} className={css.link}>
      {children}
    </a>
  );
}
