import { typedQuantityMessages as messages } from '../messages/quantity.ts';
import { isQuantity, maximumQuantity } from './quantity.ts';

/** A part's pack sizes, in pieces. */
export interface PackSizes {
  readonly pack_quantity: number;
  readonly inner_quantity?: number;
  /** Code of the pack that `pack_quantity` refers to, such as `BOX`. */
  readonly pack_code?: string;
  /** Other packs by code. */
  readonly packaging?: readonly { readonly pack_code: string; readonly quantity: number }[];
  /** Length of a piece as the catalogue writes it; metres are converted only for parts that are sold in whole metres, such as `3 m`. */
  readonly length?: string;
  /** 2 groups thousands with dots, every other format with commas (PREF-02). */
  readonly number_format?: number;
}

export type ParsedQuantity =
  | {
      readonly ok: true;
      readonly quantity: number;
      /** How the text was read, if it was more than a plain number: `2 boxes of 100 = 200`. */
      readonly said?: string;
    }
  | { readonly ok: false; readonly why: string };

interface PackWord {
  readonly name: string;
  readonly words: readonly string[];
  readonly codes: readonly string[];
}

const packWords: readonly PackWord[] = [
  { name: 'inner', words: ['inner', 'inners', 'inn'], codes: ['INNER', 'INN', 'IN'] },
  {
    name: 'pack',
    words: ['pack', 'packs', 'pk', 'pks', 'pkt', 'pkts', 'packet', 'packets'],
    codes: ['PACK', 'PK', 'PKT', 'PACKET'],
  },
  { name: 'bag', words: ['bag', 'bags'], codes: ['BAG', 'BG'] },
  { name: 'box', words: ['box', 'boxes', 'bx'], codes: ['BOX', 'BX'] },
  { name: 'carton', words: ['carton', 'cartons', 'ctn', 'ctns', 'ct'], codes: ['CARTON', 'CTN', 'CT'] },
  { name: 'pallet', words: ['pallet', 'pallets', 'plt', 'pal'], codes: ['PALLET', 'PLT', 'PAL'] },
];
const dozens: readonly string[] = ['dozen', 'dozens', 'doz', 'dz'];
/** Units that hold the same number of pieces for every part. */
const fixedUnits: ReadonlyMap<string, number> = new Map([
  ...dozens.map((word) => [word, 12] as const),
  ['gross', 144],
  ['hundred', 100],
  ['thousand', 1_000],
  ['k', 1_000],
]);
const pieces = new Intl.NumberFormat('en-AU');

/** Words for single pieces. */
export const pieceUnits: readonly string[] =
  'pc pcs pce pces piece pieces each ea off unit units nos sets lengths st stk stck stück stueck pz'.split(' ');
/** Words for more than one piece: packs of the part's own sizes, and dozens. */
export const packUnits: readonly string[] = [...packWords.flatMap(({ words }) => words), ...dozens];
/** Words for metres of a part that is sold in lengths. */
export const lengthUnits: readonly string[] = 'm mtr mtrs metre metres meter meters lm'.split(' ');
const pieceWords: ReadonlySet<string> = new Set(pieceUnits);

const invalid = (why: string): ParsedQuantity => ({ ok: false, why });
const tooMany = invalid(messages.most(pieces.format(maximumQuantity)));

function checked(quantity: number, said?: string): ParsedQuantity {
  if (!isQuantity(quantity)) return tooMany;
  return said === undefined ? { ok: true, quantity } : { ok: true, quantity, said };
}

/** Reads a whole number, with thousands grouped by a space or as in the preference, or null. */
function wholeNumber(text: string, format: number | undefined): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const grouped = format === 2 ? /^\d{1,3}(?:(?:\.\d{3})+|(?:\s\d{3})+)$/ : /^\d{1,3}(?:(?:,\d{3})+|(?:\s\d{3})+)$/;
  return grouped.test(text) ? Number(text.replace(/[.,\s]/g, '')) : null;
}

function sizeOf(word: PackWord, sizes: PackSizes): number | null {
  const listed = sizes.packaging?.find(({ pack_code }) => word.codes.includes(pack_code.toUpperCase()));
  if (listed) return listed.quantity;
  if (word.name === 'inner') return sizes.inner_quantity || null;
  const code = sizes.pack_code?.toUpperCase();
  // A pack code that is not known stands for the usual pack; so does the word `pack`.
  const known = code !== undefined && packWords.some(({ codes }) => codes.includes(code));
  if (code !== undefined && word.codes.includes(code)) return sizes.pack_quantity || null;
  return known && word.name !== 'pack' ? null : sizes.pack_quantity || null;
}

/** A number of packs as a fraction of integers, so that a third of a box stays exact. */
interface PackCount {
  readonly top: number;
  readonly bottom: number;
}

const wholeAndFraction = /^(?:(\d{1,7})\s+)?(\d{1,4})\/(\d{1,4})$/;

/** Reads `2`, `1,000`, `1/2`, `1 1/2` or `2.5` packs, or null. */
function packCount(text: string, format: number | undefined): PackCount | null {
  const whole = wholeNumber(text, format);
  if (whole !== null) return { top: whole, bottom: 1 };
  const fraction = wholeAndFraction.exec(text);
  if (fraction) {
    const [before, top, bottom] = [fraction[1] ?? '0', fraction[2], fraction[3]].map(Number);
    return bottom ? { top: (before ?? 0) * bottom + (top ?? 0), bottom } : null;
  }
  const decimal = (format === 2 ? /^(\d{1,7}),(\d{1,2})$/ : /^(\d{1,7})\.(\d{1,2})$/).exec(text);
  if (!decimal) return null;
  const bottom = 10 ** (decimal[2]?.length ?? 0);
  return { top: Number(decimal[1]) * bottom + Number(decimal[2]), bottom };
}

/** `30 m` of a part in lengths of 3 m are 10. */
function inLengths(typed: string, { top, bottom }: PackCount, { length = '' }: PackSizes): ParsedQuantity {
  const metres = Number(/^(\d{1,2}) m$/.exec(length)?.[1] ?? 0);
  if (metres === 0) return invalid(messages.noLengths);
  const exact = top / (bottom * metres);
  const quantity = Math.ceil(exact);
  const said = quantity === exact ? messages.lengths : messages.lengthsRoundedUp;
  return checked(quantity, said(typed, pieces.format(quantity), length));
}

function inUnits(typed: string, written: string, sizes: PackSizes): ParsedQuantity | null {
  const count = packCount(typed, sizes.number_format);
  if (count === null) return null;
  if (pieceWords.has(written)) return count.bottom === 1 ? checked(count.top) : null;
  if (lengthUnits.includes(written)) return inLengths(typed, count, sizes);
  const word = packWords.find(({ words }) => words.includes(written));
  const size = fixedUnits.get(written) ?? (word ? sizeOf(word, sizes) : null);
  if (size === null) return word ? invalid(messages.noPackSize(word.name)) : null;
  const exact = (count.top * size) / count.bottom;
  const quantity = Math.ceil(exact);
  const amount = count.bottom === 1 ? pieces.format(count.top) : typed;
  const unit = fixedUnits.has(written) ? written : messages.packOf(written, pieces.format(size));
  const said =
    quantity === exact
      ? messages.units(amount, unit, pieces.format(exact))
      : messages.unitsRoundedUp(amount, unit, pieces.format(exact), pieces.format(quantity));
  return checked(quantity, said);
}

/** Explains why a text is not a quantity. */
function reasonFor(text: string, format: number | undefined): string {
  if (/^[-\u2212\u2013]\s*[\d.,]/.test(text)) return messages.belowZero;
  if (/^[=+@]/.test(text)) return messages.formula;
  if (/^\d+(\.\d+)?e[+-]?\d+$/i.test(text)) return messages.exponent(text);
  if (/^\d+[.,]\d+$/.test(text)) {
    return messages.notWhole(text, format === 2 ? '1.000' : '1,000');
  }
  if (/\p{Nd}/u.test(text.replace(/[0-9]/g, ''))) return messages.otherDigits;
  return messages.notAQuantity(text.length > 20 ? `${text.slice(0, 20)}…` : text);
}

/**
 * Parses a typed quantity (LINE-16): whole numbers with thousands grouped as in the number format, `3*50` (also x, ×), `2 box`, `2 ctn`, `1
 * pack`, `1/2 box`, `2.5 box`, `2 dozen`, `10k`. Rounds fractions up to whole pieces; rounding to the sell increment comes later
 * (`roundQuantity`). Never throws.
 */
export function parseQuantity(typed: string, sizes: PackSizes): ParsedQuantity {
  const text = typed.trim();
  if (text === '') return invalid(messages.empty);
  const format = sizes.number_format;
  const plain = wholeNumber(text, format);
  if (plain !== null) return checked(plain);

  // A product of zero is refused rather than removing the line: 0x10 may be meant as hexadecimal.
  const product = /^([\d.,]+)\s*[*x×]\s*([\d.,]+)$/i.exec(text);
  if (product?.[1] && product[2]) {
    const count = wholeNumber(product[1], format);
    const each = wholeNumber(product[2], format);
    if (count && each)
      return checked(
        count * each,
        messages.product(pieces.format(count), pieces.format(each), pieces.format(count * each)),
      );
  }

  const inUnit = /^([\d.,]+|\d{1,3}(?:\s\d{3})+|(?:\d+\s+)?\d+\/\d+)\s*([a-zü]+)\.?$/i.exec(text);
  if (inUnit?.[1] && inUnit[2]) {
    const parsed = inUnits(inUnit[1], inUnit[2].toLowerCase(), sizes);
    if (parsed) return parsed;
  }
  return invalid(reasonFor(text, format));
}
