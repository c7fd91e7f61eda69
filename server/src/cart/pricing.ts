import type { CartState, CartTotals, DeliveryOption, LineState } from '@portal/domain/cart';
import {
  type Confirmability,
  cartTotals,
  choosePrice,
  confirmability,
  deliveryOptionsFor,
  type FreightRate,
  freightFor,
  goodsAndWeight,
  isPoa,
  type PricedLine,
  type Pricing,
} from '@portal/domain/price';
import type { Part } from '../catalogue/parts.ts';
import { type LinePrice, unpriced } from './rows.ts';

/** The price of a line for its quantity (LINE-09), as it is kept beside it. */
export function priceLine(line: LineState, part: Part | undefined, webDiscount: string, checked: string): LinePrice {
  if (!part) return { ...unpriced, checked };
  const chosen = choosePrice(part.pricing, part.price_per, line.order_quantity, webDiscount);
  const priced = chosen === null || isPoa(chosen) ? null : chosen;
  return {
    known: true,
    poa: isPoa(chosen),
    webPrice: priced?.webPrice ?? null,
    extended: priced?.extended ?? null,
    savedWebPrice: priced?.webPrice ?? null,
    savedExtended: priced?.extended ?? null,
    price_per: part.price_per,
    pack_grams: Math.round(Number(part.facts.pack_weight) * 1000),
    pack_quantity: part.facts.pack_quantity,
    checked,
  };
}

/** The price at the last look-up as the one entry there is: the discount is in it already. */
function entries(price: LinePrice): readonly Pricing[] | null {
  if (price.webPrice !== null)
    return [{ price_type: 'standard', price: price.webPrice, quantity_break: 0, poa: false }];
  return price.poa ? [{ price_type: 'standard', price: '0.00', quantity_break: 0, poa: true }] : null;
}

type KnownLine = PricedLine & { readonly line_number: number; readonly known: boolean };

function knownLine(line: LineState, price: LinePrice): KnownLine {
  const { pack_grams, pack_quantity } = price;
  return {
    line_number: line.line_number,
    order_quantity: line.order_quantity,
    known: price.known,
    pricing: entries(price),
    price_per: price.price_per,
    facts:
      pack_grams === null || pack_quantity === null
        ? null
        : { pack_weight: (pack_grams / 1000).toFixed(3), pack_quantity },
  };
}

export interface Reckoning {
  readonly totals: CartTotals;
  readonly deliveryOptions: readonly DeliveryOption[];
  readonly confirmability: Confirmability;
}

/** CART-07, CART-15: totals and confirmability from the prices kept beside the lines. */
export function reckon(
  state: CartState,
  prices: ReadonlyMap<string, LinePrice>,
  freightRates: readonly FreightRate[],
): Reckoning {
  const lines = state.lines.map((line) => knownLine(line, prices.get(line.line_id) ?? unpriced));
  const { goods, weight_kg } = goodsAndWeight(lines, '0');
  const freight = freightFor({
    rates: freightRates,
    option: state.delivery.deliveryOptionChosen,
    weight_kg,
    goods,
    receiver_pays: state.delivery.deliveryOptionReceiverPaysCarrier,
  });
  const totals = cartTotals({ lines, web_discount: '0', freight });
  const deliveryOptions = deliveryOptionsFor(freightRates, weight_kg, goods);
  return { totals, deliveryOptions, confirmability: confirmability(state, lines.map(asConfirmable)) };
}

/** Confirming asks only whether a line is a part: any facts will do. */
function asConfirmable(line: KnownLine): Parameters<typeof confirmability>[1][number] {
  const { line_number, order_quantity, pricing, price_per, known } = line;
  return { line_number, order_quantity, pricing, price_per, facts: known ? {} : null };
}
