import { valueMessages } from '../messages/values.ts';
import type { ColumnType, Value } from '../records/index.ts';
import type { Fault, Formats } from './types.ts';

const messages = valueMessages.number;

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
  const candidates: readonly Pick<Formats, 'decimal' | 'thousands'>[] = [
    { decimal: ',', thousands: '.' },
    { decimal: '.', thousands: ',' },
    { decimal: ',', thousands: ' ' },
  ];
  const found = candidates.find((format) => plainNumber(text, { ...format, date: '' }) !== null);
  return found ? messages.format(found.decimal, found.thousands) : null;
}

function notANumber(text: string): Fault {
  if (/^(p\.?o\.?a\.?|on application|call|tba|n\/?a)$/i.test(text)) return messages.onApplication;
  const better = betterFormat(text);
  return better === null ? messages.invalid : messages.otherFormat(better);
}

function outside(least: number, most: number, text: string): Fault {
  if (Number(text) >= least) return messages.tooLarge(least, most);
  return least === 0 ? messages.belowZero : messages.tooSmall(least, most);
}

export function readInteger(text: string, { least, most }: Integer, formats: Formats): Value | Fault {
  const plain = plainNumber(text, formats);
  if (plain === null) return notANumber(text);
  if (!/^[+-]?\d+(\.0+)?$/.test(plain)) return messages.notWhole;
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
    return messages.decimals(decimals);
  }
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.replace('-', '').replace(/^0+(?=\d)/, '');
  return `${sign}${digits}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`;
}
