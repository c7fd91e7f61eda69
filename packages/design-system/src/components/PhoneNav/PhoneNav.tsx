import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './PhoneNav.css.ts';
import type { PhoneNavRow } from './PhoneNav.props.ts';

export interface PhoneNavProps {
  label: string;
  /** The links, each a PhoneNavLink. */
  children: ReactNode;
  /** A heading above the column. */
  title?: string;
  /** The current section, by any name. When it changes, its link is scrolled into view. */
  current: string;
  /** Width below which the links form one row. */
  row?: PhoneNavRow;
}

/** Moves between the sections of a screen: a column beside them; on a phone one row that scrolls and keeps the current section in view. */
export function PhoneNav({ label, children, title, current, row = 'small' }: PhoneNavProps) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another section is current
  useLayoutEffect(() => {
    const box = nav.current;
    const link = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !link) return;
    const show = () => {
      if (box.scrollWidth <= box.clientWidth) return;
      // Not scrollIntoView, which would also scroll the page.
      const [outer, inner] = [box.getBoundingClientRect(), link.getBoundingClientRect()];
      box.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2), behavior: 'instant' });
    };
    show();
    // Again when a phone is turned, or when a font that arrives late changes the width of the links.
    const observer = new ResizeObserver(show);
    observer.observe(box);
    observer.observe(link);
    return () => observer.disconnect();
  }, [current]);
  return (
    <nav ref={nav} aria-label={label} className={css.nav[row]}>
      {title ? <p className={css.title[row]}>{title}</p> : null}
      {children}
    </nav>
  );
}
