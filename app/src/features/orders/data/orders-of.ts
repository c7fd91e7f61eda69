import { typedPreferences } from '@portal/domain/preference';
import { createCarts, createOutbox, openPortalStore } from '@portal/portal-client';
import {
  accountOf,
  createOpenTabs,
  type Orders,
  openOrders,
  type Portal,
  type SessionState,
} from '@portal/portal-client/react';
import { changeCart } from './change-cart.ts';
import { createCart } from './create-cart.ts';
import { loadCustomerCodes } from './customer-codes.ts';
import { saveOpenTabs } from './save-open-tabs.ts';

const isSignedIn = (state: SessionState, user: string): boolean =>
  state.status === 'signed_in' && state.login.user_details.username === user;

async function makeOrders(portal: Portal, user: string): Promise<Orders> {
  const { transport, bearer, session, catalogue, messages, preferences } = portal;
  const codes = loadCustomerCodes(portal);
  const { store, problem } = await openPortalStore({
    user,
    onOutdated: () =>
      messages.show('A newer version of the portal is open in another tab. Load this page again.', 'warning'),
  });
  if (problem === 'newer') messages.show('This page is older than what it keeps. Load it again.', 'warning');
  void store.sweep(Date.now());
  const outbox = createOutbox({
    store,
    transport,
    maySend: () => isSignedIn(session.get(), user) && bearer.user() === user,
  });
  const carts = createCarts({
    store,
    outbox,
    transport,
    catalogue,
    by: user,
    live: true,
    quickQuoteLimit: () => typedPreferences(preferences.get().preferences).quickQuoteLineLimit,
    webDiscount: (accode) => accountOf(session.get(), accode)?.web_discount ?? '0',
    customerCode: codes.codeOf,
  });
  return {
    user,
    carts,
    outbox,
    tabs: createOpenTabs(user, (ids) => void saveOpenTabs(transport, ids)),
    open: (id) => carts.openCart(id),
    async create(tabtype) {
      const accode = accountOf(session.get())?.accode;
      if (!accode) return null;
      const { cart, message } = await createCart(transport, accode, tabtype);
      if (cart) return carts.adopt(cart);
      messages.show(message, 'warning');
      return null;
    },
    async change(id, change) {
      if (!(await outbox.flush(id))) {
        messages.show('Some changes have not reached the server yet. Try again when it answers.', 'warning');
        return false;
      }
      const { cart, message } = await changeCart(transport, id, change);
      if (cart) outbox.announce({ type: 'reloaded', cartId: cart.orderNum, cart });
      else messages.show(message, 'warning');
      return cart !== null;
    },
    async close() {
      codes.close();
      await outbox.flush();
      carts.close();
      await outbox.close();
      store.close();
    },
  };
}

/** The ordering area of a user: the same one for as long as the session lasts. */
export function ordersOf(portal: Portal, user: string): Promise<Orders> {
  return openOrders(user, () => makeOrders(portal, user));
}
