import { type DecimalPlaces, type DecimalText, formatUnits, isDecimal, parseBig } from '../money/decimal.ts';

/** PREF-02: the number formats by preference value. */
export const numberFormats = {
  0: { label: 'None', thousands: '', decimal: '.' },
  1: { label: '1,234.56', thousands: ',', decimal: '.' },
  2: { label: '1.234,56', thousands: '.', decimal: ',' },
} as const;
export type NumberFormat = keyof typeof numberFormats;

/** U+2212: as wide as a digit, unlike the hyphen. */
export const minusSign = '−';

/** The number format of a preference value; 0 if it is not one of the formats. */
export function numberFormatOf(value: string | number | null | undefined): NumberFormat {
  const number = Number(value);
  return number === 1 || number === 2 ? number : 0;
}

function written(plain: DecimalText, format: NumberFormat): string {
  const { thousands, decimal } = numberFormats[format];
  const negative = plain.startsWith('-');
  const [whole = '0', decimals] = (negative ? plain.slice(1) : plain).split('.');
  const grouped = thousands === '' || whole.length < 4 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const digits = decimals === undefined ? grouped : `${grouped}${decimal}${decimals}`;
  return negative ? minusSign + digits : digits;
}

/** Fast path: most amounts already have two decimals, and an order can show a thousand. */
const cents = /^[1-9]\d*\.\d\d$/;

function plainOf(value: number | DecimalText): DecimalText | null {
  const text = String(value);
  return isDecimal(text) ? text : null;
}

/**
 * PREF-02: a number in the preferred format, with a true minus sign. Rounded to `places` decimals when given, else with the
 * decimals it has. A value that is not a plain decimal is returned unchanged.
 */
export function formatNumber(value: number | DecimalText, format: NumberFormat, places?: DecimalPlaces): string {
  const plain = plainOf(value);
  if (plain === null) return String(value);
  if (places === 2 && cents.test(plain)) return written(plain, format);
  return written(places === undefined ? plain.replace(/^\+/, '') : formatUnits(parseBig(plain), places), format);
}

/** PREF-02: an amount with 2 decimals and no currency symbol: the currency is shown once, at the total. */
export function formatCurrency(amount: DecimalText | number, format: NumberFormat): string {
  return formatNumber(amount, format, 2);
}

/** Like formatCurrency, with a plus sign on positive amounts: for differences. */
export function formatDifference(amount: DecimalText | number, format: NumberFormat): string {
  const text = formatCurrency(amount, format);
  const nothing = !/[1-9]/.test(text);
  return nothing || text.startsWith(minusSign) ? text.replace(nothing ? minusSign : '', '') : `+${text}`;
}

/** SHELL-11: windows narrower than this can have plain formats. Pixels. */
export const narrowWidth = 1120;

export interface Formats {
  readonly number_format: NumberFormat;
  readonly currency_format: NumberFormat;
  readonly show_minus_quantity: boolean;
}

/**
 * SHELL-11: the formats in a window of this width in px. Below `narrowWidth` there is no stepper, and with `plain_numbers_when_narrow` no
 * thousands separator either (decision 67).
 */
export function effectiveFormats(
  preferred: {
    readonly number_format: string | number;
    readonly currency_format: string | number;
    readonly show_minus_quantity: string | number | boolean;
    readonly plain_numbers_when_narrow: string | number | boolean;
  },
  width: number,
): Formats {
  const isNarrow = width < narrowWidth;
  const isPlain = isNarrow && Number(preferred.plain_numbers_when_narrow) === 1;
  return {
    number_format: isPlain ? 0 : numberFormatOf(preferred.number_format),
    currency_format: isPlain ? 0 : numberFormatOf(preferred.currency_format),
    show_minus_quantity: !isNarrow && Number(preferred.show_minus_quantity) === 1,
  };
}
