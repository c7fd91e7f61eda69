import type { ReactNode } from 'react';
import * as css from './Heading.css.ts';
import type { HeadingSize } from './Heading.props.ts';

export interface HeadingProps {
  children: ReactNode;
  /** Heading level, 1 to 4. */
  level: 1 | 2 | 3 | 4;
  size?: HeadingSize;
  /** Id for the `aria-labelledby` of its section. */
  id?: string;
}

/** A heading. The level is semantic, the size is visual. */
export function Heading({ children, level, size = 'title', id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={css.size[size]}>
      {children}
    </Element>
  );
}
