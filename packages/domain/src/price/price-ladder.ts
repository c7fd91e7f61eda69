import { type DecimalText, divideRounded, formatPrice, parseBig } from '../money/decimal.ts';
import { choosePrice, pricedOnly } from './choose.ts';
import type { Pricing } from './types.ts';

/** What a part costs from a quantity. Amounts in AUD ex GST per `price_per` pieces. */
export interface PriceStep {
  /** Pieces from which it applies. */
  readonly from: number;
  /** After web discount; null if the price is on application. */
  readonly webPrice: DecimalText | null;
  /** List price less this price, negative if it is dearer; null without either. */
  readonly saved: DecimalText | null;
  /** The same in percent of the list price, to one decimal and with the sign of the price: -13 is 13 % cheaper. */
  readonly percent: number | null;
}

export interface PriceLadder {
  /** The standard price at its smallest break, before web discount; null if there is none. */
  readonly list: DecimalText | null;
  /** By quantity. Only steps at which the price changes. */
  readonly steps: readonly PriceStep[];
}

function listPrice(pricing: readonly Pricing[]): DecimalText | null {
  const [first] = pricing
    .filter(({ price_type, poa }) => price_type === 'standard' && !poa)
    .toSorted((a, b) => a.quantity_break - b.quantity_break);
  return first?.price ?? null;
}

/** Returns what the account pays from each break, whichever kind of price wins there, and what that saves against the list price (LINE-09). */
export function priceLadder(pricing: readonly Pricing[], pricePer: number, webDiscount: DecimalText): PriceLadder {
  const list = listPrice(pricing);
  const listed = list === null ? null : parseBig(list);
  const breaks = [...new Set(pricing.map(({ quantity_break }) => quantity_break))].sort((a, b) => a - b);
  const steps: PriceStep[] = [];
  for (const from of breaks) {
    const webPrice = pricedOnly(choosePrice(pricing, pricePer, from, webDiscount))?.webPrice ?? null;
    if (steps.length > 0 && steps.at(-1)?.webPrice === webPrice) continue;
    const saved = webPrice === null || listed === null ? null : listed - parseBig(webPrice);
    const percent =
      saved === null || listed === null || listed === 0n ? null : Number(divideRounded(-saved * 1000n, listed)) / 10;
    steps.push({
      from,
      webPrice,
      saved: saved === null ? null : formatPrice(saved),
      percent: percent === 0 ? 0 : percent,
    });
  }
  return { list, steps };
}
