import type { CartState, CartTotals, DeliveryOption, LineState, OrderTerms } from '@portal/domain/cart';
import {
  applyDeals,
  type Confirmability,
  type ConfirmableLine,
  cartTotals,
  choosePrice,
  confirmability,
  type DealLine,
  type DealSummary,
  deliveryOptionsFor,
  freightFor,
  goodsAndWeight,
  isPoa,
  minimumOrder,
  type PricedLine,
  type Pricing,
  serviceChargeFor,
} from '@portal/domain/price';
import type { Part } from '../catalogue/parts.ts';
import { type LinePrice, type PriceBasis, type StoredCart, unpriced } from './rows.ts';
import type { Terms } from './terms.ts';

/** The price of a line for its quantity (LINE-09), as stored with the line. */
export function priceLine(
  line: LineState,
  part: Part | undefined,
  webDiscount: string,
  checked: string,
  basis: PriceBasis | null = null,
): LinePrice {
  if (!part) return { ...unpriced, checked, basis };
  const chosen = choosePrice(part.pricing, part.price_per, line.order_quantity, webDiscount);
  const priced = chosen === null || isPoa(chosen) ? null : chosen;
  return {
    known: true,
    category: part.facts.product_category,
    poa: isPoa(chosen),
    webPrice: priced?.webPrice ?? null,
    extended: priced?.extended ?? null,
    savedWebPrice: priced?.webPrice ?? null,
    savedExtended: priced?.extended ?? null,
    price_per: part.price_per,
    pack_grams: Math.round(Number(part.facts.pack_weight) * 1000),
    pack_quantity: part.facts.pack_quantity,
    checked,
    pack: part.facts,
    basis,
  };
}

/** Whether every line is saved at its current price: nothing that it depends on changed since this process priced it. */
export function isPricedNow({ row, state, prices }: StoredCart, webDiscount: string): boolean {
  // A quote's prices expire by date.
  if (row.price_list === null || row.record.quote_expiry) return false;
  return state.lines.every((line) => {
    const price = prices.get(line.line_id);
    const basis = price?.basis;
    if (!basis || basis.price_list !== row.price_list || basis.web_discount !== webDiscount) return false;
    if (basis.stock_code !== line.stock_code || basis.order_quantity !== line.order_quantity) return false;
    return price.savedWebPrice === price.webPrice && price.savedExtended === price.extended;
  });
}

/** The price at the last look-up as the only entry. It includes the web discount. */
function storedPricing(price: LinePrice): readonly Pricing[] | null {
  if (price.webPrice !== null)
    return [{ price_type: 'standard', price: price.webPrice, quantity_break: 0, poa: false }];
  return price.poa ? [{ price_type: 'standard', price: '0.00', quantity_break: 0, poa: true }] : null;
}

/** Pack rules until the part is looked up again. Confirming looks up every line, so these never decide. */
const onePiece = { sell_quantity_minimum: 1, sell_quantity_increment: 1, discontinued: false } as const;

type CalculationLine = PricedLine & DealLine & { readonly confirmable: ConfirmableLine };

/** Cached calculation inputs of lines, by their price object: few lines change from one save to the next. */
const cachedLines = new WeakMap<LinePrice, { readonly of: LineState; readonly line: CalculationLine }>();

function calculationLineOf(line: LineState, price: LinePrice): CalculationLine {
  const before = cachedLines.get(price);
  if (before?.of === line) return before.line;
  const made = makeCalculationLine(line, price);
  if (price !== unpriced) cachedLines.set(price, { of: line, line: made });
  return made;
}

function makeCalculationLine(line: LineState, price: LinePrice): CalculationLine {
  const { pack_grams, pack_quantity } = price;
  const { line_number, order_quantity } = line;
  const { price_per } = price;
  const pricing = storedPricing(price);
  return {
    line_id: line.line_id,
    stock_code: line.stock_code,
    order_quantity,
    product_category: price.category,
    extended: price.extended,
    pricing,
    price_per,
    confirmable: {
      line_number,
      order_quantity,
      pricing,
      price_per,
      facts: price.known ? (price.pack ?? onePiece) : null,
    },
    facts:
      pack_grams === null || pack_quantity === null
        ? null
        : { pack_weight: (pack_grams / 1000).toFixed(3), pack_quantity },
  };
}

export interface OrderCalculation extends OrderTerms {
  readonly totals: CartTotals;
  readonly deliveryOptions: readonly DeliveryOption[];
  readonly confirmability: Confirmability;
  readonly deals: readonly DealSummary[];
}

/** CART-07, CART-15, CART-16: totals, delivery options, deals and confirmability of an order from its priced lines. */
export function calculateOrderLines<Line extends PricedLine & DealLine>(
  state: CartState,
  lines: readonly Line[],
  webDiscount: string,
  terms: Terms,
  confirmable: (line: Line) => ConfirmableLine,
  sums = goodsAndWeight(lines, webDiscount),
): OrderCalculation {
  const { freightRates, rules, deals, promo, today } = terms;
  const { goods, weight_kg } = sums;
  const { deliveryOptionChosen, deliveryOptionReceiverPaysCarrier, advanced_forward_order_date } = state.delivery;
  const freight = freightFor({
    rates: freightRates,
    option: deliveryOptionChosen,
    weight_kg,
    goods,
    receiver_pays: deliveryOptionReceiverPaysCarrier,
  });
  const { accode, promo_code } = state;
  const off = applyDeals({ deals, promo_code, promo, lines, accode, today });
  const totals = cartTotals({
    sums,
    freight,
    discounts_used: off.discounts_used,
    promo_code_value: off.promo_code_value,
    service_charge: serviceChargeFor(rules, goods),
  });
  const minimum_order = minimumOrder(rules, goods);
  return {
    totals,
    deliveryOptions: deliveryOptionsFor(freightRates, weight_kg, goods),
    confirmability: confirmability(state, lines.map(confirmable), {
      minimum: minimum_order,
      delivery_option: deliveryOptionChosen,
      delivery_options: freightRates,
      forward_date: advanced_forward_order_date,
      today,
    }),
    promo: off.promo,
    deals: off.deals,
    minimum_order,
  };
}

interface CalculationLines {
  readonly of: readonly LineState[];
  readonly lines: readonly CalculationLine[];
  readonly sums: ReturnType<typeof goodsAndWeight>;
}

/** Cached by the cart's price map, which a change of status does not replace. */
const cachedCarts = new WeakMap<ReadonlyMap<string, LinePrice>, CalculationLines>();

function calculationLinesOf({ lines: of }: CartState, prices: ReadonlyMap<string, LinePrice>): CalculationLines {
  const before = cachedCarts.get(prices);
  if (before?.of === of) return before;
  const lines = of.map((line) => calculationLineOf(line, prices.get(line.line_id) ?? unpriced));
  const known = { of, lines, sums: goodsAndWeight(lines, '0') };
  cachedCarts.set(prices, known);
  return known;
}

/** The same from the prices stored with the lines, which include the web discount. */
export function calculateOrder(
  state: CartState,
  prices: ReadonlyMap<string, LinePrice>,
  terms: Terms,
): OrderCalculation {
  const { lines, sums } = calculationLinesOf(state, prices);
  return calculateOrderLines(state, lines, '0', terms, (line) => line.confirmable, sums);
}

export const calculateStoredOrder = ({ state, prices }: StoredCart, terms: Terms): OrderCalculation =>
  calculateOrder(state, prices, terms);
