import { closeOrders } from './open-orders.ts';
import type { Portal } from './portal.ts';

/** Clears who was signed in from this page. What is unsent stays in the browser's own store (P2). */
export function endSession(portal: Portal): void {
  portal.bearer.clear();
  portal.session.set({ status: 'signed_out' });
  portal.preferences.forget();
  portal.glance.set(null);
  closeOrders();
}
