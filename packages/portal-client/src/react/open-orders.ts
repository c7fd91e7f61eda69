import type { Orders } from './orders.ts';

/** The ordering areas of this page by user: made at the first visit, kept while other pages are looked at, ended with the session. */
const open = new Map<string, Promise<Orders>>();

export function openOrders(user: string, make: () => Promise<Orders>): Promise<Orders> {
  const known = open.get(user);
  if (known) return known;
  const made = make();
  open.set(user, made);
  // One that could not be made is made anew at the next visit.
  made.catch(() => open.delete(user));
  return made;
}

/** Sends what can be sent and lets go of everything. What is unsent stays on the device (P2). */
export function closeOrders(): void {
  for (const [user, orders] of open) {
    open.delete(user);
    void orders.then((each) => each.close());
  }
}
