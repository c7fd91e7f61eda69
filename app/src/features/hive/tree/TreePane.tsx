import { Inline, TextField } from '@portal/design-system';
import type { ReactNode } from 'react';
import * as css from './TreePane.css.ts';

export interface TreePaneProps {
  /** What the search is called: `Find a page`. */
  find: string;
  search: string;
  onSearch: (search: string) => void;
  /** The tree. */
  children: ReactNode;
  /** Buttons beneath it. */
  foot: ReactNode;
}

/** A tree in the side pane, with a search above and buttons beneath: of pages and of components. */
export function TreePane({ find, search, onSearch, children, foot }: TreePaneProps) {
  return (
    <div className={css.whole}>
      <TextField
        label={find}
        hideLabel
        placeholder={find}
        type="search"
        value={search}
        onValueChange={onSearch}
        autoComplete="off"
      />
      <div className={css.tree}>{children}</div>
      <Inline gap={2} wrap>
        {foot}
      </Inline>
    </div>
  );
}
