import type { Handler } from '../calls/handler.ts';
import { freightOptions } from '../delivery/freight-options.ts';
import { readOrderEvents } from '../orders-out/order-events.ts';
import { accodesOf, accountOf, signedIn } from '../session/access.ts';
import { readMilestones } from './history.ts';
import { openCart } from './open.ts';
import { changeOpenTabs, readOpenTabs, splitCarts } from './open-tabs.ts';
import { cartReply } from './reply.ts';
import { listCarts, listedSince } from './summaries.ts';
import { transition } from './transition.ts';
import {
  assignRules,
  autoSubmitRules,
  cancelRules,
  confirmRules,
  recycleRules,
  submitRules,
  unconfirmRules,
} from './transition-rules.ts';

/** CART-15, DLV-01 */
export const calcFreight: Handler<'calcFreight'> = async ({ data, caller }, { database }) => {
  const { accode } = accountOf(signedIn(caller), data.accode);
  return { data: await freightOptions(database, accode, data) };
};

/** CART-19: sets or clears the time at which a confirmed cart is submitted automatically. */
export const cartAutoSubmit: Handler<'cartAutoSubmit'> = (request, services) =>
  transition('cartAutoSubmit', autoSubmitRules(request.data.seconds), request, services);

/** CART-14: cancels a cart that is not submitted. */
export const cartCancel: Handler<'cartCancel'> = (request, services) =>
  transition('cartCancel', cancelRules, request, services);

/** CART-06, CART-07: confirms a cart after pricing every line again. Repeating the call changes nothing. */
export const cartConfirm: Handler<'cartConfirm'> = (request, services) =>
  transition('cartConfirm', confirmRules(services.config.autoSubmitSeconds), request, services);

/** CART-14: reopens a cancelled cart. */
export const cartRecycle: Handler<'cartRecycle'> = (request, services) =>
  transition('cartRecycle', recycleRules, request, services);

/** CART-06: submits a confirmed cart. This is final. */
export const cartSubmit: Handler<'cartSubmit'> = (request, services) =>
  transition('cartSubmit', submitRules, request, services);

/** CART-06: the milestones of a cart and what the supplier reported about it, oldest first. */
export const cartTimeline: Handler<'cartTimeline'> = ({ data, caller }, { database }) =>
  database.transaction(
    async (tx) => {
      const { cart } = await openCart(tx, { caller, parameters: { cartId: data.cart_id } }, { lock: false });
      const { orderNum } = cart.state;
      return {
        data: { milestones: await readMilestones(tx, orderNum), reported: await readOrderEvents(tx, orderNum) },
      };
    },
    { accounts: accodesOf(signedIn(caller)) },
  );

/** CART-06: makes a confirmed cart editable again. */
export const cartUnconfirm: Handler<'cartUnconfirm'> = (request, services) =>
  transition('cartUnconfirm', unconfirmRules, request, services);

/** CART-14: assigns the cart to the caller, whoever had it before, or releases it. */
export const claimCart: Handler<'claimCart'> = (request, services) => {
  const assignee = request.data.release ? null : signedIn(request.caller).username;
  return transition('claimCart', assignRules(assignee), request, services);
};

/** CART-14: splits the requested carts, by default the caller's open tabs, into accessible and inaccessible, in the requested order. */
export const getAccessibleCarts: Handler<'getAccessibleCarts'> = async ({ data, caller: who }, { database }) => {
  const caller = signedIn(who);
  const accodes = accodesOf(caller);
  return database.transaction(
    async (tx) => {
      const wanted = data.cart_ids ?? (await readOpenTabs(tx, caller.userId));
      return { data: await splitCarts(tx, accodes, wanted) };
    },
    { accounts: accodes },
  );
};

export const getCart: Handler<'getCart'> = async (request, { database, clock }) =>
  database.transaction(
    async (tx) => {
      const { cart, account } = await openCart(tx, request, { lock: false });
      return { data: { cart: await cartReply(tx, cart, account, clock.now()) } };
    },
    { accounts: accodesOf(signedIn(request.caller)) },
  );

/** CART-20: open and confirmed carts and those submitted or cancelled recently. The database filters by account. */
export const getOpenCarts: Handler<'getOpenCarts'> = async ({ data, caller: who }, { database, clock }) => {
  const caller = signedIn(who);
  const accodes = accodesOf(caller, data.accode === undefined ? undefined : [data.accode]);
  return database.transaction(
    async (tx) => ({
      data: {
        carts: await listCarts(tx, accodes, listedSince(clock.now())),
        open_tabs: await readOpenTabs(tx, caller.userId),
      },
    }),
    { accounts: accodesOf(caller) },
  );
};

/** CART-01: stores the caller's open tabs, in the given order. Carts that the caller may not open are left out silently. */
export const updateOpenCarts: Handler<'updateOpenCarts'> = async ({ data, caller: who }, { database }) => {
  const caller = signedIn(who);
  const accodes = accodesOf(caller);
  return database.transaction(
    async (tx) => ({ data: { open_tabs: await changeOpenTabs(tx, caller.userId, accodes, data.open_tabs) } }),
    { accounts: accodes },
  );
};

export { cartCopy } from './cart-copy.ts';
export { cartMerge } from './cart-merge.ts';
export { newCart } from './new-cart.ts';
export { saveCart } from './save-cart.ts';
export { saveQuote } from './save-quote.ts';
