import { media } from '@portal/design-system/css';
import { overlayMessages } from '../messages/overlay.ts';
import * as common from '../styles/common.css.ts';
import * as css from '../styles/overlay.css.ts';
import { openOverlay } from './dialog.ts';
import { make, on } from './dom.ts';

const messages = overlayMessages.book;

/** A flip book of pictures: two pages side by side where there is room, turned by buttons, arrow keys and swipes. */
export function openBook(pages: readonly string[], title: string): () => void {
  const narrow = matchMedia(media.small);
  const spread = make('div', { className: css.book });
  const says = make('div', { attributes: { 'aria-live': 'polite' } });
  const button = (text: string, label: string) =>
    make('button', {
      className: `${common.round} ${css.turn}`,
      text,
      attributes: { type: 'button', 'aria-label': label },
    });
  const back = button('‹', messages.previous);
  const next = button('›', messages.next);
  let at = 0;

  // The cover is alone when pages are shown in pairs.
  const shown = () => (narrow.matches || at === 0 ? [at] : [at, at + 1].filter((page) => page < pages.length));
  const show = () => {
    const now = shown();
    spread.replaceChildren(
      ...now.map((page) =>
        make('img', { className: css.leaf, attributes: { src: pages[page] ?? '', alt: messages.page(page + 1) } }),
      ),
    );
    says.textContent = messages.pages(
      now.map((page) => page + 1),
      pages.length,
    );
    back.setAttribute('aria-disabled', String(at === 0));
    next.setAttribute('aria-disabled', String(Math.max(...now) >= pages.length - 1));
  };
  const turn = (forward: boolean) => {
    const now = shown();
    const to = forward ? Math.max(...now) + 1 : at - (narrow.matches || at === 1 ? 1 : 2);
    if (to < 0 || to >= pages.length) return;
    at = to;
    show();
  };
  on(back, 'click', () => turn(false));
  on(next, 'click', () => turn(true));
  let from = 0;
  on(spread, 'pointerdown', (event) => {
    from = event.clientX;
  });
  on(spread, 'pointerup', (event) => {
    if (Math.abs(event.clientX - from) > 40) turn(event.clientX < from);
  });
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') turn(event.key === 'ArrowRight');
  };
  // A phone in landscape has room for two pages.
  const refit = () => show();
  narrow.addEventListener('change', refit);
  document.addEventListener('keydown', keys);
  show();
  return openOverlay({
    title,
    content: spread,
    foot: make('div', { className: css.foot }, back, says, next),
    onClose: () => {
      narrow.removeEventListener('change', refit);
      document.removeEventListener('keydown', keys);
    },
  });
}
