import { isQuantity, maximumQuantity } from './quantity.ts';

/** What is known of a part's packs. Quantities in pieces. */
export interface PackSizes {
  readonly pack_quantity: number;
  readonly inner_quantity?: number;
  /** Of pack_quantity, such as `BOX`. */
  readonly pack_code?: string;
  /** Other packs by their code. */
  readonly packaging?: readonly { readonly pack_code: string; readonly quantity: number }[];
  /** PREF-02: 2 groups thousands by dots; everything else by commas. */
  readonly number_format?: number;
}

export type ParsedQuantity =
  | {
      readonly ok: true;
      readonly quantity: number /** How it was understood, where that is not plain. */;
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
  { name: 'pack', words: ['pack', 'packs', 'pk', 'pkt', 'packet', 'packets'], codes: ['PACK', 'PK', 'PKT', 'PACKET'] },
  { name: 'bag', words: ['bag', 'bags'], codes: ['BAG', 'BG'] },
  { name: 'box', words: ['box', 'boxes', 'bx'], codes: ['BOX', 'BX'] },
  { name: 'carton', words: ['carton', 'cartons', 'ctn', 'ctns', 'ct'], codes: ['CARTON', 'CTN', 'CT'] },
  { name: 'pallet', words: ['pallet', 'pallets', 'plt', 'pal'], codes: ['PALLET', 'PLT', 'PAL'] },
];
const pieceWords: ReadonlySet<string> = new Set(['pc', 'pcs', 'piece', 'pieces', 'each', 'ea', 'off']);
const pieces = new Intl.NumberFormat('en-AU');

const no = (why: string): ParsedQuantity => ({ ok: false, why });
const tooMany = no(`A line can hold at most ${pieces.format(maximumQuantity)} pieces.`);

function checked(quantity: number, said?: string): ParsedQuantity {
  if (!isQuantity(quantity)) return tooMany;
  return said === undefined ? { ok: true, quantity } : { ok: true, quantity, said };
}

/** A whole number, with thousands grouped as the preference says, or null. */
function wholeNumber(text: string, format: number | undefined): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const grouped = format === 2 ? /^\d{1,3}(\.\d{3})+$/ : /^\d{1,3}(,\d{3})+$/;
  return grouped.test(text) ? Number(text.replace(/[.,]/g, '')) : null;
}

function sizeOf(word: PackWord, sizes: PackSizes): number | null {
  const listed = sizes.packaging?.find(({ pack_code }) => word.codes.includes(pack_code.toUpperCase()));
  if (listed) return listed.quantity;
  if (word.name === 'inner') return sizes.inner_quantity || null;
  const code = sizes.pack_code?.toUpperCase();
  // A code that is no known pack says only that it is the usual one, and so does `pack`.
  const known = code !== undefined && packWords.some(({ codes }) => codes.includes(code));
  if (code !== undefined && word.codes.includes(code)) return sizes.pack_quantity || null;
  return known && word.name !== 'pack' ? null : sizes.pack_quantity || null;
}

function inPacks(count: number, written: string, sizes: PackSizes): ParsedQuantity | null {
  if (pieceWords.has(written)) return checked(count);
  const word = packWords.find(({ words }) => words.includes(written));
  if (!word) return null;
  const size = sizeOf(word, sizes);
  if (size === null) return no(`This part has no ${word.name} size. Type the number of pieces.`);
  const quantity = count * size;
  return checked(quantity, `${pieces.format(count)} ${written} of ${pieces.format(size)} = ${pieces.format(quantity)}`);
}

/** Why a text is no quantity, in its own sentence each. */
function whyNot(text: string, format: number | undefined): string {
  if (/^[-\u2212\u2013]\s*[\d.,]/.test(text)) return 'A quantity cannot be below zero. Type 0 to remove the line.';
  if (/^[=+@]/.test(text)) return 'Formulas are not worked out here. For 3 lots of 50, type 3*50.';
  if (/^\d+(\.\d+)?e[+-]?\d+$/i.test(text)) return `Please write the quantity out in full: ${text} could be misread.`;
  if (/^\d+[.,]\d+$/.test(text)) {
    const other = format === 2 ? '1.000' : '1,000';
    return `Only whole pieces are sold, and ${text} is not a whole number. A thousand is written 1000 or ${other}.`;
  }
  if (/\p{Nd}/u.test(text.replace(/[0-9]/g, ''))) return 'Please write the quantity with the digits 0 to 9.';
  const shown = text.length > 20 ? `${text.slice(0, 20)}…` : text;
  return `“${shown}” is not a quantity. Type a whole number such as 100, or 3*50, or 2 box.`;
}

/**
 * LINE-16: what was typed as a quantity: whole numbers, thousands as the number format groups them, `3*50` (also x, ×),
 * `2 box`, `2 ctn`, `1 pack`. Rounding to what is sold comes after (roundQuantity). Never throws.
 */
export function parseQuantity(typed: string, sizes: PackSizes): ParsedQuantity {
  const text = typed.trim();
  if (text === '') return no('Type a quantity.');
  const format = sizes.number_format;
  const plain = wholeNumber(text, format);
  if (plain !== null) return checked(plain);

  // A product with nothing in it is no way to remove a line: 0x10 is somebody's hexadecimal.
  const product = /^([\d.,]+)\s*[*x×]\s*([\d.,]+)$/i.exec(text);
  if (product?.[1] && product[2]) {
    const count = wholeNumber(product[1], format);
    const each = wholeNumber(product[2], format);
    if (count && each)
      return checked(count * each, `${pieces.format(count)} × ${pieces.format(each)} = ${pieces.format(count * each)}`);
  }

  const packs = /^([\d.,]+)\s*([a-z]+)\.?$/i.exec(text);
  if (packs?.[1] && packs[2]) {
    const count = wholeNumber(packs[1], format);
    const parsed = count === null ? null : inPacks(count, packs[2].toLowerCase(), sizes);
    if (parsed) return parsed;
  }
  return no(whyNot(text, format));
}
