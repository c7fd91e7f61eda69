import { type SelectedPage, usePortal } from '@portal/portal-client/react';
import { use, useEffect, useLayoutEffect, useRef } from 'react';
import * as css from './PageScreen.css.ts';
import { ServedContent } from './served-content.ts';
import { usePagePress } from './use-page-press.ts';
import { usePageSelectors } from './use-page-selectors.tsx';

const { trustedTypes } = globalThis as { trustedTypes?: { readonly emptyHTML: string } };
/** React takes an element with HTML of its own over without looking inside. Should it ever make it anew, it is empty. */
const asItStands = { __html: trustedTypes?.emptyHTML ?? '' };

export interface ServedPageProps {
  page: SelectedPage;
  /** What the server drew is not there any more. */
  onLost: () => void;
}

/** HIVE-17: a page as the server drew it. Nothing of it is rendered again; only its islands come alive, if it has any. */
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
        // The HTML says everything without them.
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: presses of links within, which the keyboard presses too */}
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
