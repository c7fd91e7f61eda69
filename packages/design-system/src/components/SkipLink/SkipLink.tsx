import type { MouseEvent } from 'react';
import * as css from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the element that the content begins with. It takes the focus, so it has `tabIndex={-1}`. */
  target: string;
  children?: string;
}

/** The first stop of the Tab key on a page: leads past the header to the content. It shows while it has the focus. */
export function SkipLink({ target, children = 'Skip to content' }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    const content = document.getElementById(target);
    if (!content) return;
    // The address stays as it is. Without a script the link works as any other within a page.
    event.preventDefault();
    content.focus();
  };
  return (
    <a href={`#${target}`} className={css.link} onClick={skip}>
      {children}
    </a>
  );
}
