import { z } from 'zod/mini';
import type { ReportedEvent } from '../../cart/order-events.ts';
import type { CartSummary } from '../../cart/summary.ts';
import type { CartMilestone, FullCartReply, FullSaveReply } from '../../cart/types.ts';
import type { PriceChange } from '../../history/reorder.ts';
import type { FreightOffer } from '../../price/freight-place.ts';
import { defineCall } from '../call.ts';
import { statusReply, statusRequest } from '../cart-status.ts';
import { accode, quantity, stockCode, ulid } from '../fields.ts';
import { operation } from '../operation.ts';

/** A function, so that bundlers can drop it when unused. */
const amount = () => z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/));

export const calcFreight = defineCall({
  name: 'calc-freight',
  access: 'customer',
  summary: 'Freight costs and charges by weight, destination and delivery option, in AUD ex GST (CART-15, DLV-01).',
  request: z.object({
    accode,
    /** kg */
    weight_kg: amount(),
    /** Value of the goods, AUD ex GST. */
    goods: z.optional(amount()),
    /** The dispatching warehouse; 40 by default. */
    warehouse: z.optional(z.string().check(z.maxLength(10))),
    /** Destination; the account's own postcode by default. */
    postcode: z.optional(z.string().check(z.regex(/^\d{4}$/))),
    /** Only this delivery option. */
    option: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({
    options: z.custom<readonly FreightOffer[]>(),
    /** The destination's state. */
    state: z.string(),
  }),
});

export const cartAutoSubmit = defineCall({
  name: 'cart/auto_submit',
  access: 'customer',
  summary: 'Sets when a confirmed cart is submitted automatically: after a number of seconds, or never (CART-19).',
  request: z.object({
    cart_id: z.string().check(z.maxLength(40)),
    /** Seconds from now, at most 14 days; null: never. */
    seconds: z.nullable(z.int().check(z.gte(0), z.lte(1_209_600))),
  }),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});

export const cartCancel = defineCall({
  name: 'cart/cancel/{cartId}',
  access: 'customer',
  summary: 'Cancels a cart.',
  request: z.object({ revision: z.optional(z.int().check(z.gte(0))) }),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});

export const cartConfirm = defineCall({
  name: 'cart/confirm/{cartId}',
  access: 'customer',
  summary: 'Confirms a cart (CART-06). It is submitted automatically at `auto_submit`.',
  request: statusRequest,
  reply: statusReply,
});

export const cartCopy = defineCall({
  name: 'cart/copy',
  access: 'customer',
  summary:
    'Creates an order with the lines and delivery of an existing order in any status, at current prices (HIST-03). The reference and the forward date are not copied.',
  request: z.object({ cart_id: z.string().check(z.maxLength(40)) }),
  reply: z.object({
    cart: z.custom<FullCartReply>(),
    /** Lines whose amount differs from the copied order. */
    changed: z.custom<readonly PriceChange[]>(),
    /** False if the delivery address or option is no longer available; the supplier's first option is chosen instead. */
    delivery_copied: z.boolean(),
  }),
});

export const cartMerge = defineCall({
  name: 'cart/merge',
  access: 'customer',
  summary:
    'Adds the lines of one open order to another of the same account and cancels the first, in one step (CART-13, CART-14). Quantities of the same part add up.',
  request: z.object({
    /** The order that receives the lines. */
    cart_id: z.string().check(z.maxLength(40)),
    /** The order that is cancelled. It keeps its lines and can be reopened. */
    from_cart_id: z.string().check(z.maxLength(40)),
  }),
  reply: z.object({
    cart: z.custom<FullCartReply>(),
    cancelled: z.custom<FullCartReply>(),
    /** Number of lines in the cancelled order. */
    lines_added: z.int(),
  }),
});

export const cartRecycle = defineCall({
  name: 'cart/recycle/{cartId}',
  access: 'customer',
  summary: 'Reopens a cancelled cart.',
  request: z.object({ revision: z.optional(z.int().check(z.gte(0))) }),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});

export const cartSubmit = defineCall({
  name: 'cart/submit/{cartId}',
  access: 'customer',
  summary: 'Makes a confirmed cart final (CART-06).',
  request: statusRequest,
  reply: statusReply,
});

export const cartTimeline = defineCall({
  name: 'cart/timeline',
  access: 'customer',
  summary:
    'When and by whom a cart was created, confirmed, submitted or cancelled, and what the supplier reported about it, oldest first (CART-06).',
  request: z.object({ cart_id: z.string().check(z.maxLength(40)) }),
  reply: z.object({ milestones: z.custom<readonly CartMilestone[]>(), reported: z.custom<readonly ReportedEvent[]>() }),
});

export const cartUnconfirm = defineCall({
  name: 'cart/re-edit/{cartId}',
  access: 'customer',
  summary: 'Reverts the confirmation of a cart (CART-06).',
  request: statusRequest,
  reply: statusReply,
});

export const claimCart = defineCall({
  name: 'claim-cart',
  access: 'customer',
  summary: 'Assigns a cart to the caller, or with `release` to nobody (CART-14).',
  request: z.object({ cart_id: z.string().check(z.maxLength(40)), release: z.optional(z.boolean()) }),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});

export const getAccessibleCarts = defineCall({
  name: 'get-carts/accessible',
  access: 'customer',
  summary:
    "Which of the given carts, or of the caller's open tabs, are accessible to the caller and which are deleted or not accessible (CART-14).",
  request: z.object({ cart_ids: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200))) }),
  reply: z.object({
    accessible: z.custom<readonly CartSummary[]>(),
    /** Ids only, so that a deleted cart and another user's cart cannot be distinguished. */
    inaccessible: z.array(z.string()),
  }),
});

export const getCart = defineCall({
  name: 'get-carts/{cartId}',
  access: 'customer',
  summary: 'One cart with all its fields.',
  request: z.object({}),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});

export const getOpenCarts = defineCall({
  name: 'get-open-carts',
  access: 'customer',
  summary: "The caller's carts: open, confirmed and recently submitted (CART-20).",
  request: z.object({ accode: z.optional(accode) }),
  reply: z.object({
    carts: z.custom<readonly CartSummary[]>(),
    /** Ids of the tabs that the caller had open, in order (CART-01). */
    open_tabs: z.array(z.string()),
  }),
});

/** A function, so that bundlers can drop it when unused. */
const marks = () =>
  z.optional(
    z
      .array(z.object({ row: z.int().check(z.gte(1)), message: z.string().check(z.maxLength(300)) }))
      .check(z.maxLength(2000)),
  );

export const newCart = defineCall({
  name: 'save-cart/new-cart',
  access: 'customer',
  summary: 'Creates a cart for one account and warehouse (CART-04).',
  request: z.object({
    accode,
    warehouse: z.optional(z.string().check(z.maxLength(10))),
    tabtype: z.optional(z.enum(['order', 'qq', 'hobdirect', 'quote'])),
    customer_reference: z.optional(z.string().check(z.maxLength(60))),
    /** The original import, if the cart is made from one (IMP-01). */
    import_json: z.optional(z.string().check(z.maxLength(500_000))),
    import_warnings: marks(),
    import_errors: marks(),
  }),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});

export const saveCart = defineCall({
  name: 'save-cart/{cartId}',
  access: 'customer',
  summary:
    'Applies operations to a cart, each exactly once, and prices it (CART-11, CART-18). Without operations, `orderLine` is a full replacement, compared against `revision` when that is given.',
  request: z.object({
    revision: z.optional(z.int().check(z.gte(0))),
    operations: z.optional(z.array(operation).check(z.maxLength(2000))),
    orderLine: z.optional(
      z
        .array(z.object({ stock_code: stockCode, order_quantity: quantity, line_id: z.optional(ulid) }))
        .check(z.maxLength(500)),
    ),
    prettyName: z.optional(z.string().check(z.maxLength(60))),
  }),
  reply: z.custom<FullSaveReply>(),
});

export const saveQuote = defineCall({
  name: 'save-quote',
  access: 'customer',
  summary: 'Prices a cart again and saves it as a quote: sets `quote_saved` and `quote_expiry` (section 3).',
  request: z.object({ cart_id: z.string().check(z.maxLength(40)) }),
  reply: z.object({ cart: z.custom<FullCartReply>() }),
});

export const updateOpenCarts = defineCall({
  name: 'update-open-carts',
  access: 'customer',
  summary: "Stores the caller's open tabs, in order.",
  request: z.object({ open_tabs: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)) }),
  reply: z.object({ open_tabs: z.array(z.string()) }),
});
