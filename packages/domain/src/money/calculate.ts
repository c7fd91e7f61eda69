import { type DecimalText, divideRounded, formatUnits, parseBig, toUnits, type Units, unitsPerOne } from './decimal.ts';

const perOne = BigInt(unitsPerOne);
const hundredPercent = 100n * perOne;

/** Throws RangeError when the sum leaves the safe range, as all of these do. */
export function add(a: Units, b: Units): Units {
  return toUnits(a + b);
}

export function subtract(a: Units, b: Units): Units {
  return toUnits(a - b);
}

export function negate(a: Units): Units {
  return toUnits(-a);
}

/** Summed in BigInt, so that only the result has to be safe. */
export function sum(amounts: Iterable<Units>): Units {
  let total = 0n;
  for (const amount of amounts) total += BigInt(amount);
  return toUnits(total);
}

/** price × quantity ÷ per in ten-thousandths, of any size. Throws RangeError when `per` is 0. */
export function extendBig(price: bigint, quantity: number, per: number): bigint {
  return divideRounded(price * BigInt(quantity), BigInt(per));
}

/** price × quantity ÷ per, rounded to 4 decimals (CART-15). Throws RangeError when `per` is 0. */
export function multiplyByQuantity(price: Units, quantity: number, per: number): Units {
  const product = price * quantity;
  // Whole division of safe integers is exact; everything else takes the slow road.
  if (Number.isSafeInteger(product) && per !== 0 && product % per === 0) return toUnits(product / per);
  return toUnits(extendBig(BigInt(price), quantity, per));
}

/** The amount less a percentage such as `5.00`, rounded to 4 decimals. */
export function percentOff(units: Units, percent: DecimalText): Units {
  return toUnits(percentOffBig(BigInt(units), percent));
}

export function percentOffBig(units: bigint, percent: DecimalText): bigint {
  return divideRounded(units * (hundredPercent - parseBig(percent)), hundredPercent);
}

/** units × ratio, rounded to 4 decimals; a ratio of 0.1000 is 1,000 units (CART-15: tax ratios have 4 decimals). */
export function ratio(units: Units, ratioUnits: Units): Units {
  return toUnits(ratioBig(BigInt(units), ratioUnits));
}

export function ratioBig(units: bigint, ratioUnits: Units): bigint {
  return divideRounded(units * BigInt(ratioUnits), perOne);
}

/** Rounds to 2 decimals, still in ten-thousandths. */
export function roundToCents(units: bigint): bigint {
  return divideRounded(units, 100n) * 100n;
}

/** An amount as it is printed: rounded to whole cents, with two decimals. */
export const inCents = (amount: DecimalText): DecimalText => formatUnits(parseBig(amount), 2);
