import type { ComponentProps } from 'react';
import { richTextMessages } from '../messages/rich-text.ts';
import * as css from './Rich.css.ts';

/** A table that scrolls sideways where it is wider than the screen; also by keyboard. */
export function ScrollingTable({ children }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={css.scroll} role="group" aria-label={richTextMessages.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
