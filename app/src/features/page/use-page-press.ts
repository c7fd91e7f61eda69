import { usePortal } from '@portal/portal-client/react';
import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOfPress } from './page-links.ts';

/** What a press on a page does: links within the portal go through the router, and what a component wants logged is (HIVE-09). */
export function usePagePress(): (event: MouseEvent<HTMLElement>) => void {
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
