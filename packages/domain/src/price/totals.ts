import type { CartTotals, LineState, PartFacts } from '../cart/types.ts';
import { extendBig, ratioBig, roundToCents } from '../money/calculate.ts';
import { type DecimalText, formatUnits, parseBig, parseDecimal } from '../money/decimal.ts';
import { extendEntry } from './choose.ts';
import { countLine } from './counted.ts';
import { type Freight, noFreight } from './freight.ts';
import type { Pricing } from './types.ts';

/** Australian goods and services tax; tax ratios have 4 decimals (CART-15). */
export const gstRatio: DecimalText = '0.1000';

/** Returns a line's amount as printed and summed: the extended price, which has 4 decimals, in whole cents. */
export const lineAmount = (extended: DecimalText): DecimalText => formatUnits(parseBig(extended), 2);

/** The data of a line that totals depend on. */
export interface PricedLine extends Pick<LineState, 'order_quantity'> {
  readonly pricing: readonly Pricing[] | null;
  readonly price_per: number | null;
  readonly facts: Pick<PartFacts, 'pack_weight' | 'pack_quantity'> | null;
}

export interface TotalsInput {
  /** The result of `goodsAndWeight` for the lines. */
  readonly sums: GoodsAndWeight;
  readonly discounts_used?: CartTotals['discounts_used'];
  /** The promo code's share of the discounts; reported only, not deducted again. */
  readonly promo_code_value?: DecimalText;
  readonly freight?: Freight;
  readonly service_charge?: DecimalText;
  /** Decimal ratio with 4 decimals. */
  readonly gst_ratio?: DecimalText;
}

function weightOf(line: PricedLine): bigint {
  if (!line.facts || line.facts.pack_quantity <= 0) return 0n;
  return extendBig(parseBig(line.facts.pack_weight), line.order_quantity, line.facts.pack_quantity);
}

/** Weight of all lines in kg with 3 decimals, and their goods with 2; the input of freight. */
export interface GoodsAndWeight {
  readonly goods: DecimalText;
  readonly weight_kg: DecimalText;
  readonly priced: number;
  readonly ordered: number;
}

/** One line's share of them, in ten-thousandths: goods in whole cents, and kg. */
export interface LineSums {
  readonly goods: bigint;
  readonly weight: bigint;
  readonly priced: boolean;
  readonly ordered: boolean;
}

const nothing: LineSums = { goods: 0n, weight: 0n, priced: false, ordered: false };

export function lineSums(line: PricedLine, webDiscount: DecimalText): LineSums {
  if (line.order_quantity <= 0) return nothing;
  const weight = weightOf(line);
  const count = countLine(line, webDiscount);
  if (!count.counted) return { goods: 0n, weight, priced: false, ordered: true };
  const goods = roundToCents(extendEntry(count.chosen, line.order_quantity, line.price_per ?? 1));
  return { goods, weight, priced: true, ordered: true };
}

export function addSums(lines: Iterable<LineSums>): GoodsAndWeight {
  let goods = 0n;
  let weight = 0n;
  let priced = 0;
  let ordered = 0;
  for (const line of lines) {
    if (!line.ordered) continue;
    ordered += 1;
    weight += line.weight;
    if (!line.priced) continue;
    priced += 1;
    goods += line.goods;
  }
  return { goods: formatUnits(goods, 2), weight_kg: formatUnits(weight, 3), priced, ordered };
}

/** `webDiscount`: percentage off standard prices. */
export const goodsAndWeight = (lines: readonly PricedLine[], webDiscount: DecimalText): GoodsAndWeight =>
  addSums(lines.map((line) => lineSums(line, webDiscount)));

/**
 * Returns a cart's totals, exactly (CART-15). Goods are the sum of the lines' amounts in whole cents, as printed (decision 15); GST and
 * every charge have 2 decimals. GST is on goods less discount plus freight and service; a discount never exceeds the goods.
 */
export function cartTotals(input: TotalsInput): CartTotals {
  const { goods, weight_kg, priced, ordered } = input.sums;
  const { discounts_used = [], freight = noFreight } = input;
  const goodsUnits = parseBig(goods);
  let discount = 0n;
  for (const { amount } of discounts_used) discount += roundToCents(parseBig(amount));
  if (discount > goodsUnits) discount = goodsUnits;
  const charge = roundToCents(parseBig(freight.charge));
  const service = roundToCents(parseBig(input.service_charge ?? '0.00'));
  const taxable = goodsUnits - discount + charge + service;
  const gst = roundToCents(ratioBig(taxable, parseDecimal(input.gst_ratio ?? gstRatio)));
  return {
    savedExtended: goods,
    savedGST: formatUnits(gst, 2),
    savedWeight: weight_kg,
    discount: formatUnits(discount, 2),
    discounts_used,
    promo_code_value: formatUnits(parseBig(input.promo_code_value ?? '0.00'), 2),
    total_freight_cost: formatUnits(parseBig(freight.cost), 2),
    total_freight_charge: formatUnits(charge, 2),
    serviceCharge: formatUnits(service, 2),
    total: formatUnits(taxable + gst, 2),
    lines_priced: priced,
    lines_ordered: ordered,
  };
}
