/**
 * Commits what is being typed (a quantity, a line's note, a name) when the page closes, as if the field had lost focus: browsers fire no
 * blur event then.
 */
export function finishTypingOnLeave(): void {
  const finish = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  // In the capture phase, so that it runs before the outbox's own handler.
  window.addEventListener('pagehide', finish, { capture: true });
}
