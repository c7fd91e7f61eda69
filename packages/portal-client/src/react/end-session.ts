import { forgetWatchdog } from '../session/watchdog.ts';
import { closeOrders } from './open-orders.ts';
import type { Portal } from './portal.ts';

/** Removes the signed-in user's data from this page. Unsent edits stay in the browser's store (P2). */
export function endSession(portal: Portal): void {
  portal.bearer.clear();
  portal.session.set({ status: 'signed_out' });
  portal.preferences.forget();
  portal.glance.set(null);
  forgetWatchdog(sessionStorage);
  closeOrders();
}
