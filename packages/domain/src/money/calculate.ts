import { type DecimalText, divideRounded, formatUnits, parseBig, toUnits, type Units, unitsPerOne } from './decimal.ts';

const perOne = BigInt(unitsPerOne);
const hundredPercent = 100n * perOne;

/** Throws RangeError if the result leaves the safe range, as do all functions that return `Units`. */
export function add(a: Units, b: Units): Units {
  return toUnits(a + b);
}

export function subtract(a: Units, b: Units): Units {
  return toUnits(a - b);
}

export function negate(a: Units): Units {
  return toUnits(-a);
}

/** Sums in BigInt, so that only the result needs to be in the safe range. */
export function sum(amounts: Iterable<Units>): Units {
  let total = 0n;
  for (const amount of amounts) total += BigInt(amount);
  return toUnits(total);
}

/** Returns price × quantity ÷ per in ten-thousandths, of any size. Throws RangeError if `per` is 0. */
export function extendBig(price: bigint, quantity: number, per: number): bigint {
  return divideRounded(price * BigInt(quantity), BigInt(per));
}

/** Returns price × quantity ÷ per, rounded to 4 decimals (CART-15). Throws RangeError if `per` is 0. */
export function multiplyByQuantity(price: Units, quantity: number, per: number): Units {
  const product = price * quantity;
  // Fast path: exact division of safe integers needs no BigInt.
  if (Number.isSafeInteger(product) && per !== 0 && product % per === 0) return toUnits(product / per);
  return toUnits(extendBig(BigInt(price), quantity, per));
}

/** Returns the amount less a percentage such as `5.00`, rounded to 4 decimals. */
export function percentOff(units: Units, percent: DecimalText): Units {
  return toUnits(percentOffBig(BigInt(units), percent));
}

export function percentOffBig(units: bigint, percent: DecimalText): bigint {
  return divideRounded(units * (hundredPercent - parseBig(percent)), hundredPercent);
}

/** Returns units × ratio, rounded to 4 decimals. Tax ratios have 4 decimals (CART-15), so 0.1000 is 1,000 units. */
export function ratio(units: Units, ratioUnits: Units): Units {
  return toUnits(ratioBig(BigInt(units), ratioUnits));
}

export function ratioBig(units: bigint, ratioUnits: Units): bigint {
  return divideRounded(units * BigInt(ratioUnits), perOne);
}

/** Rounds to 2 decimals; the result is still in ten-thousandths. */
export function roundToCents(units: bigint): bigint {
  return divideRounded(units, 100n) * 100n;
}

/** Rounds an amount to whole cents, with two decimals, as printed. */
export const inCents = (amount: DecimalText): DecimalText => formatUnits(parseBig(amount), 2);
