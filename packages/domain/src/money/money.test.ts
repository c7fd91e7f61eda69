import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  arithmetic,
  arithmeticOperators,
  type DecimalPlaces,
  formatPrice,
  formatUnits,
  isDecimal,
  multiplyByQuantity,
  parseBig,
  parseDecimal,
  percentOff,
  priceOrZero,
  ratio,
  subtract,
  sum,
  toUnits,
  type Units,
} from './index.ts';

const units = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((count) => toUnits(count));

/** Returns top ÷ bottom rounded half away from zero, by comparing remainders. */
function rounded(top: bigint, bottom: bigint): bigint {
  const negative = top < 0n !== bottom < 0n;
  const a = top < 0n ? -top : top;
  const b = bottom < 0n ? -bottom : bottom;
  const whole = a / b + ((a % b) * 2n >= b ? 1n : 0n);
  return negative ? -whole : whole;
}

test('CART-15 decimal text is parsed exactly, to ten-thousandths', () => {
  expect(parseDecimal('41.20')).toBe(412_000);
  expect(parseDecimal('-0.00005')).toBe(-1);
  expect(parseDecimal('0.00004')).toBe(0);
  expect(parseDecimal('007.5')).toBe(75_000);
  expect(Object.is(parseDecimal('-0'), 0)).toBe(true);
});

test('VAL-05 anything but a plain decimal number is rejected', () => {
  for (const text of [
    '',
    ' 1',
    '1 ',
    '1e3',
    '.5',
    '5.',
    '1,000',
    '$5',
    'NaN',
    'Infinity',
    '--1',
    '0x10',
    '٣',
    '1\n',
    '−1',
  ])
    expect(() => parseDecimal(text)).toThrow(RangeError);
  expect(() => parseDecimal('99999999999999')).toThrow(RangeError);
  expect(isDecimal(5)).toBe(false);
});

test('CART-15 amounts are written with 2 or 4 decimals, rounded half away from zero', () => {
  const written = (text: string, places: DecimalPlaces) => formatUnits(parseDecimal(text), places);
  expect(written('1.005', 2)).toBe('1.01');
  expect(written('-1.005', 2)).toBe('-1.01');
  expect(written('-0.0049', 2)).toBe('0.00');
  expect(written('1234567.8', 4)).toBe('1234567.8000');
  expect(written('0.5', 0)).toBe('1');
  expect(['41.2', '41.25', '0.125', '0.1234'].map((text) => formatPrice(parseBig(text)))).toEqual([
    '41.20',
    '41.25',
    '0.125',
    '0.1234',
  ]);
});

test('CART-15 formatting and parsing are inverse, and rounding equals that of exact fractions', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }), (big) => {
      expect(parseBig(formatUnits(big, 4))).toBe(big);
      expect(parseBig(formatUnits(big, 2))).toBe(rounded(big, 100n) * 100n);
      expect(parseBig(formatPrice(big))).toBe(big);
    }),
  );
});

test('CART-15 price × quantity ÷ per, percent off and tax ratios agree with exact fractions', () => {
  const per = fc.constantFrom(1, 3, 7, 100, 1000);
  const quantity = fc.integer({ min: 0, max: 900_000 });
  fc.assert(
    fc.property(units, quantity, per, fc.integer({ min: 0, max: 1_000_000 }), (price, count, each, part) => {
      const big = BigInt(price);
      expect(multiplyByQuantity(price, count, each)).toBe(Number(rounded(big * BigInt(count), BigInt(each))));
      const percent = formatUnits(toUnits(part), 4);
      expect(percentOff(price, percent)).toBe(Number(rounded(big * (1_000_000n - BigInt(part)), 1_000_000n)));
      expect(ratio(price, toUnits(part))).toBe(Number(rounded(big * BigInt(part), 10_000n)));
    }),
  );
});

test('CART-15 sums do not depend on order, and only the result must be safe', () => {
  fc.assert(
    fc.property(fc.array(units), (amounts) => {
      expect(sum(amounts)).toBe(sum([...amounts].reverse()));
      expect(sum(amounts)).toBe(amounts.reduce(add, toUnits(0)));
    }),
  );
  const largest = toUnits(Number.MAX_SAFE_INTEGER);
  expect(sum([largest, toUnits(5), subtract(toUnits(0), largest)] as Units[])).toBe(5);
  expect(() => add(largest, toUnits(1))).toThrow(RangeError);
  expect(() => multiplyByQuantity(largest, 2, 1)).toThrow(RangeError);
  expect(() => multiplyByQuantity(toUnits(1), 1, 0)).toThrow(RangeError);
});

test('VAL-05 arithmetic is exact, and rejects invalid numbers and division by zero', () => {
  expect(arithmetic('0.1', '+', '0.2')).toBe('0.3000');
  expect(arithmetic(5, '-', '7.5')).toBe('-2.5000');
  expect(arithmetic('1.5', '*', '1.5')).toBe('2.2500');
  expect(arithmetic('1', '/', '3')).toBe('0.3333');
  expect(() => arithmetic('1', '/', '0.00')).toThrow(RangeError);
  for (const bad of [null, undefined, '', 'x', Number.NaN, Number.POSITIVE_INFINITY, {}, [], '1e3', true])
    for (const operator of arithmeticOperators) {
      expect(() => arithmetic(bad, operator, 1)).toThrow(RangeError);
      expect(() => arithmetic(1, operator, bad)).toThrow(RangeError);
    }
});

test('VAL-05 the price helper falls back to 0', () => {
  expect([undefined, null, '', 'POA', Number.NaN, {}].map(priceOrZero)).toEqual(Array(6).fill('0.00'));
  expect(['41.2', 41.2, '-3', '0.005'].map(priceOrZero)).toEqual(['41.20', '41.20', '-3.00', '0.01']);
});
