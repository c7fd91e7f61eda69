import type { MouseEvent } from 'react';
import { pageMessages } from '../../messages/page.ts';
import * as css from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the element that the content begins with. It takes the focus, so it has `tabIndex={-1}`. */
  target: string;
  children?: string;
}

/** The first Tab stop of a page: skips the header. Visible while it has the focus. */
export function SkipLink({ target, children = pageMessages.skip }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    const content = document.getElementById(target);
    if (!content) return;
    // Keeps the address unchanged. Without JavaScript it works as an ordinary link.
    event.preventDefault();
    content.focus();
  };
  return (
    <a href={`#${target}`} className={css.link} onClick={skip}>
      {children}
    </a>
  );
}
