import type { Orders } from './orders.ts';

/** The ordering areas of this page by user: created at the first visit, open while the user is on other pages, closed with the session. */
const open = new Map<string, Promise<Orders>>();

export function openOrders(user: string, make: () => Promise<Orders>): Promise<Orders> {
  const known = open.get(user);
  if (known) return known;
  const created = make();
  open.set(user, created);
  // A failed creation is retried at the next visit.
  created.catch(() => open.delete(user));
  return created;
}

/** Sends what can be sent and releases everything. Unsent edits stay on the device (P2). */
export function closeOrders(): void {
  for (const [user, orders] of open) {
    open.delete(user);
    void orders.then((each) => each.close());
  }
}
