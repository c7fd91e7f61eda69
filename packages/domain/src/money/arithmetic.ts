import { type DecimalText, divideRounded, formatUnits, isDecimal, parseBig, unitsPerOne } from './decimal.ts';

export const arithmeticOperators = ['+', '-', '*', '/'] as const;
export type ArithmeticOperator = (typeof arithmeticOperators)[number];

const perOne = BigInt(unitsPerOne);

function operand(value: unknown): bigint {
  if (isDecimal(value)) return parseBig(value);
  if (typeof value === 'number' && Number.isFinite(value)) {
    const text = String(value);
    if (isDecimal(text)) return parseBig(text);
  }
  throw new RangeError(`${String(value)} is not a number`);
}

/**
 * Exact arithmetic on values from any source, as decimal text with 4 decimals (VAL-05). Throws RangeError for anything that is not a plain
 * number, and for division by zero.
 */
export function arithmetic(left: unknown, operator: ArithmeticOperator, right: unknown): DecimalText {
  const a = operand(left);
  const b = operand(right);
  if (operator === '+') return formatUnits(a + b, 4);
  if (operator === '-') return formatUnits(a - b, 4);
  if (operator === '*') return formatUnits(divideRounded(a * b, perOne), 4);
  return formatUnits(divideRounded(a * perOne, b), 4);
}

/** Returns the price in a text or number with 2 decimals, or `0.00` (VAL-05). */
export function priceOrZero(value: unknown): DecimalText {
  try {
    return formatUnits(operand(value), 2);
  } catch {
    return '0.00';
  }
}
