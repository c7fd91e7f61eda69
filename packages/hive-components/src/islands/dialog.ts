import { overlayMessages } from '../messages/overlay.ts';
import * as css from '../styles/overlay.css.ts';
import { make, on } from './dom.ts';

interface Overlay {
  readonly title: string;
  readonly content: HTMLElement;
  readonly foot?: HTMLElement;
  readonly onClose?: () => void;
}

/** Opens a modal overlay and returns a function that closes it. Escape, its button and a click outside close it too. */
export function openOverlay({ title, content, foot, onClose }: Overlay): () => void {
  const close = make('button', { className: css.close, text: overlayMessages.close, attributes: { type: 'button' } });
  const head = make('div', { className: css.head }, make('div', { className: css.title, text: title }), close);
  const dialog = make(
    'dialog',
    { className: css.dialog, attributes: { 'aria-label': title } },
    head,
    content,
    ...(foot ? [foot] : []),
  );
  on(close, 'click', () => dialog.close());
  on(dialog, 'click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  on(dialog, 'close', () => {
    dialog.remove();
    onClose?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  return () => dialog.close();
}
