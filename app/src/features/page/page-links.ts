/** Of a press on a link: what tells whether the browser is to follow it. */
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Link = Pick<HTMLAnchorElement, 'href' | 'target'> & { hasAttribute(name: string): boolean };

/** Answered by the server itself: calls, documents, pictures and every other file. */
const isServed = (path: string) =>
  /^\/(?:v[23]|documents|images|assets)(?:\/|$)/i.test(path) || /\.[a-z0-9]{2,5}$/i.test(path);

/**
 * Where in the app a press on a link of a page leads: path, query and place. Null where the browser is to follow it: another site, a
 * file, a place on the same page, a new tab. `here`: the address of the page.
 */
export function pathOfPress(press: Press, link: Link, here: string): string | null {
  if (press.defaultPrevented || press.button !== 0) return null;
  if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return null;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  if (!URL.canParse(link.href)) return null;
  const to = new URL(link.href);
  const from = new URL(here);
  if (to.origin !== from.origin || isServed(to.pathname)) return null;
  if (to.hash !== '' && to.pathname === from.pathname && to.search === from.search) return null;
  return to.pathname + to.search + to.hash;
}
