import { extendBig, percentOffBig, roundToCents } from '../money/calculate.ts';
import { type DecimalText, formatPrice, formatUnits, parseBig } from '../money/decimal.ts';
import type { ChosenPrice, PriceType, Pricing } from './types.ts';

/** The part's price is available only on application (LINE-05). */
export interface PriceOnApplication {
  readonly poa: true;
}

/** Which type wins if two prices are equal (LINE-09); lowest first. */
const rank: Readonly<Record<PriceType, number>> = { quote: 0, special: 1, standard: 2 };

/** Returns the entries that apply to a quantity: those whose break is reached, or those of the smallest break. */
function applying(pricing: readonly Pricing[], quantity: number): readonly Pricing[] {
  const reached = pricing.filter((entry) => entry.quantity_break <= quantity);
  if (reached.length > 0) return reached;
  const smallest = Math.min(...pricing.map((entry) => entry.quantity_break));
  return pricing.filter((entry) => entry.quantity_break === smallest);
}

/**
 * Returns whether the highest reached break of the entry's type is on application. The type's smaller breaks then do not apply instead, nor
 * does the break itself unless it also has a price.
 */
function isUnpriced(entry: Pricing, applicable: readonly Pricing[]): boolean {
  if (entry.poa) return true;
  let highest = entry;
  for (const other of applicable) {
    if (other.price_type !== entry.price_type || other.quantity_break < highest.quantity_break) continue;
    if (other.quantity_break > highest.quantity_break || !other.poa) highest = other;
  }
  return highest.poa;
}

/** Price after web discount, in whole cents unless the list price is finer (specification: price rounding 2 decimals). */
function effective(entry: Pricing, webDiscount: DecimalText): bigint {
  const list = parseBig(entry.price);
  if (entry.price_type !== 'standard') return list;
  const off = percentOffBig(list, webDiscount);
  return list % 100n === 0n ? roundToCents(off) : off;
}

interface Effective {
  readonly discount: DecimalText;
  readonly prices: ReadonlyMap<Pricing, bigint>;
  /** The entry that was last chosen. The states of a line, its note and the total all ask for the same quantity. */
  last?: { readonly quantity: number; readonly chosen: ChosenEntry | undefined };
}
/** Entries stay the same objects between keystrokes, and parsing their prices is slow. */
const remembered = new WeakMap<readonly Pricing[], Effective>();

function effectivePrices(pricing: readonly Pricing[], discount: DecimalText): Effective {
  const known = remembered.get(pricing);
  if (known?.discount === discount) return known;
  const prices = new Map(pricing.filter(({ poa }) => !poa).map((entry) => [entry, effective(entry, discount)]));
  const made: Effective = { discount, prices };
  remembered.set(pricing, made);
  return made;
}

const perOf = (pricePer: number) => (Number.isSafeInteger(pricePer) && pricePer > 0 ? pricePer : 1);

/** Returns webPrice × quantity ÷ price_per in ten-thousandths. */
export function extend(webPrice: DecimalText, quantity: number, pricePer: number): bigint {
  return extendBig(parseBig(webPrice), quantity, perOf(pricePer));
}

/** An entry with its price after web discount, in ten-thousandths per `price_per` pieces. */
export interface ChosenEntry {
  readonly entry: Pricing;
  readonly price: bigint;
}

/** Like `choosePrice`, but without formatting, for sums over many lines. Undefined if the price is on application. */
export function chooseEntry(
  pricing: readonly Pricing[],
  quantity: number,
  webDiscount: DecimalText,
): ChosenEntry | undefined {
  const effectives = effectivePrices(pricing, webDiscount);
  if (effectives.last?.quantity === quantity) return effectives.last.chosen;
  const chosen = cheapest(pricing, effectives.prices, quantity);
  effectives.last = { quantity, chosen };
  return chosen;
}

function cheapest(pricing: readonly Pricing[], prices: Effective['prices'], quantity: number): ChosenEntry | undefined {
  const applicable = applying(pricing, quantity);
  let best: ChosenEntry | undefined;
  for (const entry of applicable) {
    const price = prices.get(entry);
    if (price === undefined || isUnpriced(entry, applicable)) continue;
    const better =
      !best || price < best.price || (price === best.price && rank[entry.price_type] < rank[best.entry.price_type]);
    if (better) best = { entry, price };
  }
  return best;
}

/** Returns the price of a quantity at an entry, in ten-thousandths. */
export function extendEntry(chosen: ChosenEntry, quantity: number, pricePer: number): bigint {
  return extendBig(chosen.price, quantity, perOf(pricePer));
}

/**
 * Chooses the price of a quantity (LINE-09). An entry applies from its quantity_break; the smallest break also applies below it. The
 * cheapest after web discount (standard prices only) wins; on a tie quote, then special, then standard. Returns `{ poa: true }` if on
 * application, null if there are no entries. Quantities in pieces. Never throws for well-formed entries, which must not be modified in
 * place.
 */
export function choosePrice(
  pricing: readonly Pricing[],
  pricePer: number,
  quantity: number,
  webDiscount: DecimalText,
): ChosenPrice | PriceOnApplication | null {
  if (pricing.length === 0) return null;
  const chosen = chooseEntry(pricing, quantity, webDiscount);
  if (!chosen) return { poa: true };
  const extended = formatUnits(extendEntry(chosen, quantity, pricePer), 4);
  return { entry: chosen.entry, webPrice: formatPrice(chosen.price), extended };
}

export function isPoa(price: ChosenPrice | PriceOnApplication | null): price is PriceOnApplication {
  return price !== null && 'poa' in price;
}

/** Returns the price unless it is missing or on application. */
export function pricedOnly(price: ChosenPrice | PriceOnApplication | null): ChosenPrice | null {
  return price === null || isPoa(price) ? null : price;
}
