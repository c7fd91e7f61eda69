import type { ReactNode } from 'react';
import * as css from './Prose.css.ts';

export interface ProseProps {
  /** Plain elements, such as those of rendered Markdown: headings, paragraphs, lists, tables. */
  children: ReactNode;
}

/** Text of several paragraphs whose markup comes from elsewhere, at a width that is good to read. */
export function Prose({ children }: ProseProps) {
  return <div className={css.prose}>{children}</div>;
}
