import * as css from '../styles/overlay.css.ts';
import { openBook } from './book.ts';
import { openOverlay } from './dialog.ts';
import { make, on, part } from './dom.ts';
import type { StartIsland } from './islands.ts';

/** A PDF in the browser's viewer. */
function openDocument(address: string, title: string): () => void {
  const frame = make('iframe', { className: `${css.frame} ${css.paper}`, attributes: { src: address, title } });
  return openOverlay({ title, content: frame });
}

/** HIVE-13: a picture that opens a PDF or a flip book. Without this script the picture is a link to the document. */
export const start: StartIsland = (element) => {
  const opener = part(element, 'open');
  const { kind, document: address = '', title = '', pages = '' } = element.dataset;
  let close = () => {};
  if (!opener) return close;
  const leaves = pages.split('\n').filter((page) => page !== '');
  const stop = on(opener, 'click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    close = kind === 'FlipBook' && leaves.length > 0 ? openBook(leaves, title) : openDocument(address, title);
  });
  return () => {
    stop();
    close();
  };
};
