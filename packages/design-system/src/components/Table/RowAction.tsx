import type { ButtonHTMLAttributes } from 'react';

/** A button that appears in the row that has focus is a tab stop at once. */
function joinRow(button: HTMLButtonElement | null): void {
  if (button?.closest('[role="row"]')?.contains(document.activeElement)) button.tabIndex = 0;
}

/**
 * A button of a row that stands in none of its cells, such as in a note. It is a tab stop only while its row is the current one, which the
 * grid's keyboard pattern sees to. Takes the attributes of `<button>`.
 */
export function RowAction(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...props} ref={joinRow} type="button" tabIndex={-1} data-in-row="" />;
}
