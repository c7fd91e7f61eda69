import type { ButtonHTMLAttributes } from 'react';

/** A button that appears in the focused row is a tab stop immediately. */
function joinRow(button: HTMLButtonElement | null): void {
  if (button?.closest('[role="row"]')?.contains(document.activeElement)) button.tabIndex = 0;
}

/**
 * A button in a row but outside its cells, such as in a note. `useGridKeys` makes it a tab stop while its row is current. Takes the
 * attributes of `<button>`.
 */
export function RowAction(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...props} ref={joinRow} type="button" tabIndex={-1} data-in-row="" />;
}
