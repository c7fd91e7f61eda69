/**
 * An exact decimal amount as plain text, such as `41.20` or `-40.00`. Sums use integers of ten-thousandths (`Units`), because extended
 * prices have 4 decimals (CART-15).
 */
export type DecimalText = string;

/** An integer count of ten-thousandths (1 dollar = 10,000 units). Always a safe integer. */
export type Units = number & { readonly __units: unique symbol };

/** Ten-thousandths in one. */
export const unitsPerOne = 10_000;
export const zeroUnits = 0 as Units;

export type DecimalPlaces = 0 | 1 | 2 | 3 | 4;

const decimalPattern = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/** Converts an integer of ten-thousandths to `Units`. Throws RangeError if it is not an integer or outside the safe range. */
export function toUnits(count: number | bigint): Units {
  const number = Number(count);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${count} is out of range`);
  return (number === 0 ? 0 : number) as Units;
}

/** Returns numerator ÷ denominator, rounded half away from zero. Throws RangeError if the denominator is 0. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('Division by zero');
  const negative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const quotient = (2n * top + bottom) / (2n * bottom);
  return negative ? -quotient : quotient;
}

/** Returns whether a text is plain decimal: digits, at most one dot with digits on both sides, at most one sign. */
export function isDecimal(text: unknown): text is DecimalText {
  return typeof text === 'string' && decimalPattern.test(text);
}

/** Parses decimal text of any size into ten-thousandths; further decimals are rounded half away from zero. Throws RangeError otherwise. */
export function parseBig(text: DecimalText): bigint {
  const match = decimalPattern.exec(text);
  if (!match) throw new RangeError(`${JSON.stringify(text)} is not a decimal number`);
  const [, sign = '', whole = '0', decimals = ''] = match;
  const units = BigInt(whole + decimals.slice(0, 4).padEnd(4, '0')) + (decimals.charAt(4) >= '5' ? 1n : 0n);
  return sign === '-' ? -units : units;
}

/** Parses decimal text into `Units`. Throws RangeError for anything else and beyond the safe range (about 900 billion). */
export function parseDecimal(text: DecimalText): Units {
  return toUnits(parseBig(text));
}

/** Ten-thousandths in one unit of the last decimal. */
const unitsPerLast = [10_000n, 1_000n, 100n, 10n, 1n] as const satisfies Readonly<Record<DecimalPlaces, bigint>>;

/** Returns plain decimal text with exactly `places` decimals, rounded half away from zero; never `-0`. */
export function formatUnits(units: Units | bigint, places: DecimalPlaces): DecimalText {
  const scaled = places === 4 ? BigInt(units) : divideRounded(BigInt(units), unitsPerLast[places]);
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0');
  const split = digits.length - places;
  const text = places === 0 ? digits : `${digits.slice(0, split)}.${digits.slice(split)}`;
  return scaled < 0n ? `-${text}` : text;
}

/** Returns decimal text with 2 decimals, or 3 or 4 if the value needs them. */
export function formatPrice(units: Units | bigint): DecimalText {
  const big = BigInt(units);
  if (big % 100n === 0n) return formatUnits(big, 2);
  return formatUnits(big, big % 10n === 0n ? 3 : 4);
}
