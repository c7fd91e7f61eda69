/**
 * What is still being typed when the page goes counts as if its field had been left: a quantity, a line's note, a name. Nobody tells the
 * field by itself, for a page that goes takes the focus from nothing.
 */
export function finishTypingOnLeave(): void {
  const finish = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  // On its way down, and so before the outbox says its last word.
  window.addEventListener('pagehide', finish, { capture: true });
}
