export const inch = 25.4;
export const number = '\\d+(?:[.,]\\d+)?';
export const fraction = '\\d+\\s*-\\s*\\d+\\/\\d+|\\d+\\s+\\d+\\/\\d+|\\d+\\/\\d+';
export const unit = '(?:mm|cm|m(?:tr?s?|etres?|eters?)?|"|inch(?:es)?|in|ft|foot|feet|\')(?![a-z0-9])';
/** A number with an optional unit. */
export const measure = `(?:${fraction}|\\.?${number})\\s*(?:${unit})?`;
export const times = '\\s*(?:x|\\*|by|×)\\s*';

export interface Measure {
  readonly mm: number;
  readonly inches: boolean;
  readonly hasUnit: boolean;
  readonly text: string;
}

/** Reads a number with or without a unit; `inches` means that a bare number is in inches. */
export function measureOf(text: string, inches = false): Measure | null {
  const match = new RegExp(
    `^\\s*(?:(\\d+)(?:\\s*-\\s*|\\s+))?(\\d+)\\/(\\d+)\\s*(${unit})?|^\\s*(\\.?${number})\\s*(${unit})?`,
  ).exec(text);
  if (!match) return null;
  const [, whole = '0', over, under, fractionUnit, plain = '', plainUnit] = match;
  if (over !== undefined) {
    if (Number(under) === 0) return null;
    return {
      mm: (Number(whole) + Number(over) / Number(under)) * inch,
      inches: true,
      hasUnit: fractionUnit !== undefined,
      text: text.trim(),
    };
  }
  const value = Number(plain.replace(/,(?=\d{3}$)/, '').replace(',', '.'));
  const written = plainUnit ?? '';
  const perUnit =
    written === ''
      ? inches
        ? inch
        : 1
      : written === 'mm'
        ? 1
        : written === 'cm'
          ? 10
          : /^m/.test(written)
            ? 1000
            : /^(?:ft|f|')/.test(written)
              ? 12 * inch
              : inch;
  const inInches = written === '' ? inches : /^(?:"|in|ft|f|')/.test(written);
  return { mm: value * perUnit, inches: inInches, hasUnit: written !== '', text: text.trim() };
}

/** Returns inches as the tables write them: `1/2`, `1-1/4`, `2`. */
export function inchText(mm: number): string {
  const parts = Math.round((mm / inch) * 64);
  const whole = Math.floor(parts / 64);
  let over = parts % 64;
  let under = 64;
  while (over > 0 && over % 2 === 0) {
    over /= 2;
    under /= 2;
  }
  if (over === 0) return String(whole);
  return whole === 0 ? `${over}/${under}` : `${whole}-${over}/${under}`;
}

export const gaugeMm = (n: number): number => (0.06 + 0.013 * n) * inch;

export const trim = (value: number): string => String(Math.round(value * 100) / 100);
