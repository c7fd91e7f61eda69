import { usePortal } from '@portal/portal-client/react';
import { type MouseEvent as ReactMouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** The properties of a click that decide whether the browser follows the link itself. */
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Link = Pick<HTMLAnchorElement, 'href' | 'target'> & { hasAttribute(name: string): boolean };

/** Paths served by the server itself: calls, documents, images and other files. */
const isServed = (path: string) =>
  /^\/(?:v[23]|documents|images|assets)(?:\/|$)/i.test(path) || /\.[a-z0-9]{2,5}$/i.test(path);

/**
 * In-app target (path, query and fragment) of a click on a page's link. Null when the browser should follow it: another site, a
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

/** Click handler of a page: routes links within the portal and logs clicks that a component wants logged (HIVE-09). */
export function usePagePress(): (event: ReactMouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  const { log } = usePortal();
  return useCallback(
    (event) => {
      if (!(event.target instanceof Element)) return;
      const logged = event.target.closest<HTMLElement>('[data-activity]')?.dataset.activity;
      if (logged) log('widgetClick', 'hive page', logged);
      const link = event.target.closest<HTMLAnchorElement>('a[href]');
      const path = link && pathOfPress(event, link, window.location.href);
      if (path === null) return;
      event.preventDefault();
      navigate(path);
    },
    [navigate, log],
  );
}
