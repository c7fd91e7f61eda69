import type { Orders, Portal } from '@portal/portal-client/react';
import useSWRImmutable from 'swr/immutable';

/** The quick quote of an account: the one worked on last, or a new one where there is none. */
async function findOrMake(portal: Portal, orders: Orders, accode: string): Promise<string> {
  const answer = await portal.transport.callOrFalse('get-open-carts', { accode });
  if (answer === false) throw new Error('The quick quote did not arrive.');
  const open = answer.carts
    .filter((cart) => cart.tabtype === 'qq' && cart.accode === accode && cart.status === 'saved' && cart.accessible)
    .toSorted((a, b) => b.modified.localeCompare(a.modified))[0];
  if (open) return open.orderNum;
  const made = await orders.create('qq');
  if (!made) throw new Error('No quick quote was made.');
  return made.cartId;
}

export function useQuickQuote(portal: Portal, orders: Orders, accode: string | null) {
  return useSWRImmutable(accode === null ? null : ['quick-quote', orders.user, accode], () =>
    findOrMake(portal, orders, accode ?? ''),
  );
}
