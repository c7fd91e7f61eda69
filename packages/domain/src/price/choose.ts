import { extendBig, percentOffBig, roundToCents } from '../money/calculate.ts';
import { type DecimalText, divideRounded, formatPrice, formatUnits, parseBig } from '../money/decimal.ts';
import type { ChosenPrice, PriceType, Pricing } from './types.ts';

/** The part has a price, but only when asked for (LINE-05). */
export interface PriceOnApplication {
  readonly poa: true;
}

/** Which type stands where two prices are equal (LINE-09). */
const rank: Readonly<Record<PriceType, number>> = { quote: 0, special: 1, standard: 2 };

/** Entries that apply to a quantity: those whose break is reached, else those of the smallest break. */
function applying(pricing: readonly Pricing[], quantity: number): readonly Pricing[] {
  const reached = pricing.filter((entry) => entry.quantity_break <= quantity);
  if (reached.length > 0) return reached;
  const smallest = Math.min(...pricing.map((entry) => entry.quantity_break));
  return pricing.filter((entry) => entry.quantity_break === smallest);
}

/** Where the highest break reached of a type is on application, so is that type: its smaller breaks do not stand in. */
function withoutPoa(entries: readonly Pricing[]): readonly Pricing[] {
  const highest = new Map<PriceType, Pricing>();
  for (const entry of entries) {
    const other = highest.get(entry.price_type);
    if (
      !other ||
      entry.quantity_break > other.quantity_break ||
      (entry.quantity_break === other.quantity_break && !entry.poa)
    )
      highest.set(entry.price_type, entry);
  }
  return entries.filter((entry) => !entry.poa && !highest.get(entry.price_type)?.poa);
}

/** After web discount, to whole cents unless the list price is finer (spec: price rounding 2 decimals). */
function effective(entry: Pricing, webDiscount: DecimalText): bigint {
  const list = parseBig(entry.price);
  if (entry.price_type !== 'standard') return list;
  const off = percentOffBig(list, webDiscount);
  return list % 100n === 0n ? roundToCents(off) : off;
}

const perOf = (pricePer: number) => (Number.isSafeInteger(pricePer) && pricePer > 0 ? pricePer : 1);

/** webPrice × quantity ÷ price_per in ten-thousandths. */
export function extend(webPrice: DecimalText, quantity: number, pricePer: number): bigint {
  return extendBig(parseBig(webPrice), quantity, perOf(pricePer));
}

/**
 * LINE-09: the price of a quantity. An entry applies from its quantity_break on, the smallest one below it too; the
 * cheapest after web discount (standard prices only) wins, on a tie quote, then special, then standard.
 * `{ poa: true }` where it is on application, null where there is no entry. Quantities in pieces; never throws for
 * well-formed entries.
 */
export function choosePrice(
  pricing: readonly Pricing[],
  pricePer: number,
  quantity: number,
  webDiscount: DecimalText,
): ChosenPrice | PriceOnApplication | null {
  if (pricing.length === 0) return null;
  const applicable = withoutPoa(applying(pricing, quantity));
  let best: { readonly entry: Pricing; readonly price: bigint } | null = null;
  for (const entry of applicable) {
    const price = effective(entry, webDiscount);
    const better =
      !best || price < best.price || (price === best.price && rank[entry.price_type] < rank[best.entry.price_type]);
    if (better) best = { entry, price };
  }
  if (!best) return { poa: true };
  const extended = divideRounded(best.price * BigInt(quantity), BigInt(perOf(pricePer)));
  return { entry: best.entry, webPrice: formatPrice(best.price), extended: formatUnits(extended, 4) };
}

export function isPoa(price: ChosenPrice | PriceOnApplication | null): price is PriceOnApplication {
  return price !== null && 'poa' in price;
}

/** The price where there is one to be paid. */
export function pricedOnly(price: ChosenPrice | PriceOnApplication | null): ChosenPrice | null {
  return price === null || isPoa(price) ? null : price;
}
