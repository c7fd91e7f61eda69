import { usePortal } from '@portal/portal-client/react';
import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOfPress } from './page-links.ts';

/** Click handler of a page: routes links within the portal and logs clicks that a component wants logged (HIVE-09). */
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
