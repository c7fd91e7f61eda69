import type { ReactNode } from 'react';
import * as css from './Heading.css.ts';
import type { HeadingSize } from './Heading.props.ts';

export interface HeadingProps {
  children: ReactNode;
  /** Level in the outline of the page, 1 to 4. */
  level: 1 | 2 | 3 | 4;
  size?: HeadingSize;
  /** What `aria-labelledby` of its section names. */
  id?: string;
}

/** A heading. Its level is meaning, its size is look. */
export function Heading({ children, level, size = 'title', id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={css.size[size]}>
      {children}
    </Element>
  );
}
