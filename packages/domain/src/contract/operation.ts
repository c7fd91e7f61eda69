import { z } from 'zod/mini';
import type { OperationKind, OperationPayloads } from '../cart/types.ts';
import { quantity, stockCode, ulid } from './fields.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const optionalQuantity = z.optional(quantity);
/** Any number: the typed quantity is only displayed. */
const requested = z.optional(z.number());

/** Fields that undo restores beside the quantity. */
const was = z.optional(
  z.object({
    last: quantity,
    requested: z.nullable(z.number()),
    poa: z.boolean(),
    artificial: z.boolean(),
    source: z.optional(text(600)),
  }),
);
const delivery = {
  deliveryOptionChosen: z.optional(text(40)),
  deliveryDropshipIdChosen: z.optional(z.int()),
  deliveryOption3rdPartyReference: z.optional(text(60)),
  deliveryOptionReceiverPaysCarrier: z.optional(z.boolean()),
  orderInstruction1: z.optional(text(200)),
  orderInstruction2: z.optional(text(200)),
  advanced_forward_order_date: z.optional(z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)))),
};

const payloads = {
  'line.add': z.object({
    line_id: ulid,
    stock_code: stockCode,
    quantity,
    requested,
    separate: z.optional(z.boolean()),
    line_number: z.optional(z.int().check(z.gte(1))),
    note: z.optional(text(500)),
    line_reference: z.optional(text(60)),
    artificial: z.optional(z.boolean()),
    source: z.optional(text(600)),
    was,
    aliases: z.optional(z.array(ulid).check(z.maxLength(2000))),
  }),
  'line.quantity': z.object({
    line_id: ulid,
    quantity,
    requested,
    based_on: optionalQuantity,
    expect: optionalQuantity,
    was,
  }),
  'line.adjust': z.object({ line_id: ulid, by: z.int().check(z.gte(-9_999_999), z.lte(9_999_999)), was }),
  'line.remove': z.object({ line_id: ulid }),
  'line.restore': z.object({ line_id: ulid, quantity }),
  'line.delete': z.object({ line_id: ulid, expect: optionalQuantity }),
  'line.poa': z.object({ line_id: ulid, poa: z.boolean(), quantity }),
  'line.replace': z.object({ line_id: ulid, stock_code: stockCode, quantity, expect_code: z.optional(stockCode), was }),
  'line.note': z.object({ line_id: ulid, note: text(500), expect: z.optional(text(500)) }),
  'line.reference': z.object({ line_id: ulid, line_reference: text(60), expect: z.optional(text(60)) }),
  'cart.reference': z.object({ customer_reference: text(60), expect: z.optional(text(60)) }),
  'cart.delivery': z.object({ ...delivery, expect: z.optional(z.object(delivery)) }),
  'cart.promo': z.object({ promo_code: text(40), expect: z.optional(text(40)) }),
  'cart.warehouse': z.object({ warehouse: text(10), expect: z.optional(text(10)) }),
} satisfies Partial<Record<OperationKind, z.ZodMiniType<Partial<OperationPayloads[OperationKind]>>>>;

const common = {
  id: ulid,
  at: text(40),
  by: text(200),
  step: z.optional(ulid),
  undoes: z.optional(ulid),
};
const operationOf = <K extends keyof typeof payloads>(kind: K) =>
  z.object({ ...common, kind: z.literal(kind), payload: payloads[kind] });

/** An operation that clients may send: all kinds except the server-only ones. */
export const operation = z.discriminatedUnion('kind', [
  operationOf('line.add'),
  operationOf('line.quantity'),
  operationOf('line.adjust'),
  operationOf('line.remove'),
  operationOf('line.restore'),
  operationOf('line.delete'),
  operationOf('line.poa'),
  operationOf('line.replace'),
  operationOf('line.note'),
  operationOf('line.reference'),
  operationOf('cart.reference'),
  operationOf('cart.delivery'),
  operationOf('cart.promo'),
  operationOf('cart.warehouse'),
]);
