import { VisuallyHidden } from '@portal/design-system';
import { usePortal } from '@portal/portal-client/react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { arrive, leave } from './arrive.ts';
import { defaultDescription, documentTitle } from './meta.ts';
import { setHead } from './set-head.ts';
import { useOnChange } from './use-on-change.ts';
import { useRouteMeta } from './use-route-meta.ts';

/** NAV-13, NAV-18: on each navigation sets title and description, scrolls to the top, resets flags, and names the screen to screen readers. */
export function NavigationEffects() {
  const portal = usePortal();
  const meta = useRouteMeta();
  const { pathname } = useLocation();
  const hasNavigated = useRef(false);
  const [announced, setAnnounced] = useState('');

  // Depends on the path only: a filter or note in the query is not a navigation by the user.
  useOnChange(pathname, () => {
    // On each path, because the screen before may have set its own title, such as an order its name.
    if (!meta?.published) setHead(documentTitle(meta), meta?.description ?? defaultDescription);
    window.scrollTo(0, 0);
    if (hasNavigated.current) {
      setAnnounced(meta?.title ?? '');
      // The focused element may have been removed with its screen. Keyboard use then continues at the start of the new screen.
      if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
    }
    hasNavigated.current = true;
    arrive(portal, meta);
    return () => leave(portal);
  });

  return <VisuallyHidden live="polite">{announced}</VisuallyHidden>;
}
