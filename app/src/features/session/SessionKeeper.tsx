import { useBearerSignIn, usePortal, useSessionWatches, useStore, useWorkLog } from '@portal/portal-client/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../../config.ts';
import { followRedirect } from '../../navigation/follow-redirect.ts';

/** CALL-06: follows a redirect from a response. Internal paths go through the router; external ones only if allowed (NAV-19). */
function useRedirects(goTo: (path: string) => void): void {
  const { redirect } = usePortal();
  const target = useStore(redirect);
  useEffect(() => {
    if (target === null) return;
    redirect.set(null);
    const { origin } = window.location;
    const leave = (path: string) => window.location.assign(path);
    followRedirect(target, { origin, inside: goTo, leave });
  }, [redirect, target, goTo]);
}

/** Everything that keeps the page's session going, connected to the router. */
export function SessionKeeper() {
  const navigate = useNavigate();
  // The router's function changes with the path; long-running watches use the latest.
  const latest = useRef(navigate);
  latest.current = navigate;
  const goTo = useRef((path: string) => void latest.current(path, { replace: true })).current;
  useBearerSignIn();
  useSessionWatches(config.build, goTo);
  useRedirects(goTo);
  useWorkLog();
  return null;
}
