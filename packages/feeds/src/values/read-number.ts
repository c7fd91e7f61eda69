import type { ColumnType, Value } from '../records/index.ts';
import type { Fault, Formats } from './types.ts';

type Integer = Extract<ColumnType, { kind: 'integer' }>;
type Decimal = Extract<ColumnType, { kind: 'decimal' }>;

/** Returns a number with a decimal point and without grouping; null if the text is not a number in this format. */
function plainNumber(text: string, { decimal, thousands }: Formats): string | null {
  const [whole = '', fraction, ...more] = text.split(decimal);
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return null;
  const groups = thousands === '' ? [whole] : whole.split(thousands);
  const grouped = groups.slice(1).every((group) => /^\d{3}$/.test(group));
  const digits = groups.join('');
  if (!grouped || !/^[+-]?\d{1,15}$/.test(digits)) return null;
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}

/** Suggests the format in which a text would be a number. */
function betterFormat(text: string): string | null {
  const candidates: readonly (readonly [Pick<Formats, 'decimal' | 'thousands'>, string])[] = [
    [{ decimal: ',', thousands: '.' }, 'decimal: "," and thousands: "."'],
    [{ decimal: '.', thousands: ',' }, 'decimal: "." and thousands: ","'],
    [{ decimal: ',', thousands: ' ' }, 'decimal: "," and thousands: " "'],
  ];
  const found = candidates.find(([format]) => plainNumber(text, { ...format, date: '' }) !== null);
  return found?.[1] ?? null;
}

function notANumber(text: string): Fault {
  if (/^(p\.?o\.?a\.?|on application|call|tba|n\/?a)$/i.test(text)) {
    return {
      message: 'is not a number',
      remedy: 'Leave this row out, and set poa to yes for the part in the parts feed.',
    };
  }
  const better = betterFormat(text);
  return {
    message: 'is not a number',
    remedy:
      better === null
        ? 'Write digits only, without currency or unit.'
        : `Write 1234.56, or set ${better} in the mapping file.`,
  };
}

function outside(least: number, most: number, text: string): Fault {
  const isLess = Number(text) < least;
  return {
    message: isLess ? `is less than ${least}` : `is more than ${most}`,
    remedy: isLess && least === 0 ? 'Write 0 where there is none.' : `Write a number from ${least} to ${most}.`,
  };
}

export function readInteger(text: string, { least, most }: Integer, formats: Formats): Value | Fault {
  const plain = plainNumber(text, formats);
  if (plain === null) return notANumber(text);
  if (!/^[+-]?\d+(\.0+)?$/.test(plain)) return { message: 'is not a whole number', remedy: 'Write a whole number.' };
  const number = Number(plain);
  return number < least || number > most ? outside(least, most, plain) : number;
}

/** Decimals remain text with all their places, so that prices are never rounded. */
export function readDecimal(text: string, { decimals, least, most }: Decimal, formats: Formats): Value | Fault {
  const plain = plainNumber(text, formats);
  if (plain === null) return notANumber(text);
  if (Number(plain) < least || Number(plain) > most) return outside(least, most, plain);
  const [whole = '', fraction = ''] = plain.replace('+', '').split('.');
  if (fraction.slice(decimals).replace(/0+$/, '') !== '') {
    return {
      message: `has more than ${decimals} decimals`,
      remedy: 'Round it; give a price for 100 or 1,000 pieces with price_per of the parts feed.',
    };
  }
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.replace('-', '').replace(/^0+(?=\d)/, '');
  return `${sign}${digits}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`;
}
