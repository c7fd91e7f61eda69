import { typedPreferences } from '@portal/domain/preference';
import { createCarts } from '../cart/carts.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { openPortalStore } from '../store/open-store.ts';
import { sendCall } from '../transport/send-call.ts';
import { loadCustomerCodes } from './customer-codes.ts';
import { openOrders } from './open-orders.ts';
import { createOpenTabs } from './open-tabs.ts';
import type { CartChange, Orders } from './orders.ts';
import type { Portal } from './portal.ts';
import { accountOf, type SessionState } from './session.ts';

const isSignedIn = (state: SessionState, user: string): boolean =>
  state.status === 'signed_in' && state.login.user_details.username === user;

/** CART-14 */
function changeCart({ transport }: Portal, cartId: string, change: CartChange) {
  const params = { cartId };
  if (change === 'cancel') return sendCall(transport, 'cart/cancel/{cartId}', {}, { params });
  if (change === 'recycle') return sendCall(transport, 'cart/recycle/{cartId}', {}, { params });
  return sendCall(transport, 'claim-cart', { cart_id: cartId, release: change === 'release' });
}

async function makeOrders(portal: Portal, user: string): Promise<Orders> {
  const { transport, bearer, session, catalogue, messages, preferences, prices } = portal;
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
  // CART-01: on the server too, for another browser. This browser remembers by itself, so a failure loses nothing.
  const tabs = createOpenTabs(user, (ids) => {
    void sendCall(transport, 'update-open-carts', { open_tabs: [...ids] }, { sends: 2 });
  });
  const carts = createCarts({
    store,
    outbox,
    transport,
    prices,
    catalogue,
    by: user,
    live: true,
    quickQuoteLimit: () => typedPreferences(preferences.get().preferences).quickQuoteLineLimit,
    webDiscount: (accode) => accountOf(session.get(), accode)?.web_discount ?? '0',
    customerCode: codes.codeOf,
    // A cart that is gone, or no longer open to the user, has no tab.
    onMissing: (id) => tabs.close(id),
  });
  return {
    user,
    carts,
    outbox,
    tabs,
    open: (id) => carts.openCart(id),
    async create(tabtype) {
      const accode = accountOf(session.get())?.accode;
      if (!accode) return null;
      const outcome = await sendCall(transport, 'save-cart/new-cart', { accode, tabtype });
      if (outcome.ok) return carts.adopt(outcome.data.cart);
      messages.show(
        outcome.error.messageOr("We couldn't reach the server, so no order was made. Try again."),
        'warning',
      );
      return null;
    },
    async change(id, change) {
      if (!(await outbox.flush(id))) {
        messages.show('Some changes have not reached the server yet. Try again when it answers.', 'warning');
        return false;
      }
      const outcome = await changeCart(portal, id, change);
      if (outcome.ok) {
        const { cart } = outcome.data;
        outbox.announce({ type: 'reloaded', cartId: cart.orderNum, cart });
      } else {
        messages.show(
          outcome.error.messageOr("We couldn't reach the server, so nothing was changed. Try again."),
          'warning',
        );
      }
      return outcome.ok;
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
