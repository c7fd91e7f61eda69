import { Inline, TextField } from '@portal/design-system';
import type { ReactNode } from 'react';
import * as css from './TreePane.css.ts';

export interface TreePaneProps {
  /** Label of the search field: `Find a page`. */
  find: string;
  search: string;
  onSearch: (search: string) => void;
  /** The tree. */
  children: ReactNode;
  /** Buttons below the tree. */
  foot: ReactNode;
}

/** Layout of the page tree and the component tree: search field, tree, buttons. */
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
