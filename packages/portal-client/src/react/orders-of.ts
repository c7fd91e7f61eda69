import type { FullCartReply } from '@portal/domain/cart';
import { typedPreferences } from '@portal/domain/preference';
import { createCarts } from '../cart/carts.ts';
import { ordersMessages } from '../messages/orders.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { openPortalStore } from '../store/open-store.ts';
import type { CallError } from '../transport/call-error.ts';
import { sendCall } from '../transport/send-call.ts';
import { loadBoughtParts } from './bought-parts.ts';
import { loadCustomerCodes } from './customer-codes.ts';
import { loadNearStock } from './near-stock.ts';
import { openOrders } from './open-orders.ts';
import { createOpenTabs } from './open-tabs.ts';
import type { CartChange, Orders } from './orders.ts';
import type { Portal } from './portal.ts';
import { accountOf, type SessionState } from './session.ts';

const isSignedIn = (state: SessionState, user: string): boolean =>
  state.status === 'signed_in' && state.login.user_details.username === user;

/** Makes the call of a cart change (CART-14). */
function changeCart({ transport }: Portal, cartId: string, change: CartChange) {
  const params = { cartId };
  if (change === 'cancel') return sendCall(transport, 'cart/cancel/{cartId}', {}, { params });
  if (change === 'unconfirm') return sendCall(transport, 'cart/re-edit/{cartId}', {}, { params });
  if (change === 'recycle') return sendCall(transport, 'cart/recycle/{cartId}', {}, { params });
  return sendCall(transport, 'claim-cart', { cart_id: cartId, release: change === 'release' });
}

async function makeOrders(portal: Portal, user: string): Promise<Orders> {
  const { transport, bearer, session, catalogue, messages, preferences, prices } = portal;
  const codes = loadCustomerCodes(portal);
  const bought = loadBoughtParts(portal);
  const near = loadNearStock(portal);
  const { store, problem } = await openPortalStore({
    user,
    onOutdated: () => messages.show(ordersMessages.newerInOtherTab, 'warning'),
  });
  if (problem === 'newer') messages.show(ordersMessages.updated, 'warning');
  void store.sweep(Date.now());
  const outbox = createOutbox({
    store,
    transport,
    maySend: () => isSignedIn(session.get(), user) && bearer.user() === user,
  });
  // Also stored on the server, for other browsers (CART-01). This browser stores its own tabs, so a failure loses nothing.
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
    // The cart no longer exists, or is no longer open to the user: close its tab.
    onMissing: (id) => tabs.close(id),
  });
  /** Sends the unsent edits of these orders. Resolves to false if that failed, after showing a message. */
  async function allSent(...ids: readonly string[]): Promise<boolean> {
    const sent = await Promise.all(ids.map((id) => outbox.flush(id)));
    if (sent.every(Boolean)) return true;
    messages.show(ordersMessages.unsent, 'warning');
    return false;
  }
  const sayFailed = (error: CallError, otherwise: string) => messages.show(error.messageOr(otherwise), 'warning');
  const announce = (cart: FullCartReply) => outbox.announce({ type: 'reloaded', cartId: cart.orderNum, cart });
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
      sayFailed(outcome.error, ordersMessages.createFailed);
      return null;
    },
    async copy(id) {
      if (!(await allSent(id))) return null;
      const outcome = await sendCall(transport, 'cart/copy', { cart_id: id });
      if (outcome.ok) {
        const { cart, changed, delivery_copied } = outcome.data;
        return { document: carts.adopt(cart), changed, delivery_copied };
      }
      sayFailed(outcome.error, ordersMessages.createFailed);
      return null;
    },
    async merge(from, into) {
      if (!(await allSent(from, into))) return null;
      const outcome = await sendCall(transport, 'cart/merge', { cart_id: into, from_cart_id: from });
      if (outcome.ok) {
        announce(outcome.data.cart);
        announce(outcome.data.cancelled);
        return outcome.data.lines_added;
      }
      sayFailed(outcome.error, ordersMessages.mergeFailed);
      return null;
    },
    async change(id, change) {
      if (!(await allSent(id))) return false;
      const outcome = await changeCart(portal, id, change);
      if (outcome.ok && outcome.data.cart) announce(outcome.data.cart);
      if (!outcome.ok) sayFailed(outcome.error, ordersMessages.changeFailed);
      return outcome.ok;
    },
    async close() {
      codes.close();
      bought.close();
      near.close();
      await outbox.flush();
      carts.close();
      await outbox.close();
      store.close();
    },
  };
}

/** Returns a user's ordering area; the same one for the whole session. */
export function ordersOf(portal: Portal, user: string): Promise<Orders> {
  return openOrders(user, () => makeOrders(portal, user));
}
