import { hostEnvironment, watchdogThresholdsFor } from '@portal/domain/session';
import { createWatchdog, systemClock } from '@portal/portal-client';
import { type Orders, usePortal, useStore } from '@portal/portal-client/react';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOnChange } from '../../navigation/use-on-change.ts';

/** SESS-05, NAV-16: how long this ordering area has been open, checked on focus and after each navigation. */
function useWatchdog(orders: Orders): void {
  const { glance, selectedPage, refusedPath } = usePortal();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const latest = useRef(navigate);
  latest.current = navigate;
  const watchdog = useMemo(
    () =>
      createWatchdog({
        clock: systemClock,
        thresholds: watchdogThresholdsFor(hostEnvironment(window.location.hostname)),
        storage: sessionStorage,
        flush: () => orders.outbox.flush(),
        redirect(path) {
          glance.set(null);
          selectedPage.set(null);
          refusedPath.set(null);
          latest.current(path);
        },
      }),
    [orders, glance, selectedPage, refusedPath],
  );

  useEffect(() => {
    const { focus, blur } = watchdog;
    window.addEventListener('focus', focus);
    window.addEventListener('blur', blur);
    return () => {
      window.removeEventListener('focus', focus);
      window.removeEventListener('blur', blur);
    };
  }, [watchdog]);
  useOnChange(pathname, () => watchdog.navigated());
}

/** CALL-06: a response requested that a cart be reloaded. */
function useReloads(orders: Orders): void {
  const { reloadCart } = usePortal();
  const cartId = useStore(reloadCart);
  useEffect(() => {
    if (cartId === null) return;
    reloadCart.set(null);
    void orders.open(cartId).reload();
  }, [orders, reloadCart, cartId]);
}

export function useAreaWatch(orders: Orders): void {
  useWatchdog(orders);
  useReloads(orders);
}
