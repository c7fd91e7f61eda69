import { type SelectedPage, usePortal } from '@portal/portal-client/react';
import { use, useEffect, useLayoutEffect, useRef } from 'react';
import * as css from './PageScreen.css.ts';
import { ServedContent } from './served-content.ts';
import { usePagePress } from './use-page-press.ts';
import { usePageSelectors } from './use-page-selectors.tsx';

const { trustedTypes } = globalThis as { trustedTypes?: { readonly emptyHTML: string } };
/** React hydrates an element with inner HTML without comparing it. If React ever recreates it, it is empty. */
const asItStands = { __html: trustedTypes?.emptyHTML ?? '' };

export interface ServedPageProps {
  page: SelectedPage;
  /** Called when the server-rendered HTML is gone. */
  onLost: () => void;
}

/** HIVE-17: a page as the server rendered it. Renders nothing again; only its islands become interactive. */
export function ServedPage({ page, onLost }: ServedPageProps) {
  const ref = useRef<HTMLElement>(null);
  const { selectedPage } = usePortal();
  const onClick = usePagePress();
  const { services, selectors } = usePageSelectors();
  const drawn = use(ServedContent);

  useLayoutEffect(() => {
    if (ref.current?.hasChildNodes() === false) onLost();
  }, [onLost]);
  useEffect(() => selectedPage.set(page), [selectedPage, page]);
  useEffect(() => {
    const main = ref.current;
    if (!main?.querySelector('[data-island]')) return;
    let stop: (() => void) | undefined;
    let left = false;
    import('./start-islands.ts').then(
      ({ startIslands }) => {
        if (!left) stop = startIslands(main, services);
      },
      () => {
        // The HTML is complete without them.
      },
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [services]);

  if (drawn !== null) return <main className={css.page}>{drawn}</main>;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the links inside, which Enter also triggers */}
      <main
        ref={ref}
        className={css.page}
        onClick={onClick}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; no HTML is ever put in
        dangerouslySetInnerHTML={asItStands}
      />
      {selectors}
    </>
  );
}
