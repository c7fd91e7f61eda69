import { VisuallyHidden } from '@portal/design-system';
import type { ReactNode } from 'react';
import * as css from './LoadList.css.ts';

export interface TableFrameProps {
  readonly label: string;
  /** The heading of each column, and how its cells are aligned and when they are left out; `hidden` is for screen readers only. */
  readonly heads: readonly (readonly [words: string, kind: keyof typeof css.head | 'hidden'])[];
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of the data screen: its head, and rows that are cards on phones. */
export function TableFrame({ label, heads, children }: TableFrameProps) {
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={label}>
        <thead className={css.headGroup}>
          <tr>
            {heads.map(([words, kind]) => (
              <th key={words} className={css.head[kind === 'hidden' ? 'plain' : kind]}>
                {kind === 'hidden' ? <VisuallyHidden>{words}</VisuallyHidden> : words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>{children}</tbody>
      </table>
    </div>
  );
}
