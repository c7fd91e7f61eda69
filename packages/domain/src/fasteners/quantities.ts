import { either, optional, sequence } from './patterns.ts';
import {
  counts,
  countWords,
  figure,
  fractionSigns,
  packs,
  packsOf,
  pieces,
  product,
  timesSign,
  units,
  withUnit,
} from './quantity-words.ts';

/** `2 x`, before the name of a pack. */
const packCount = /(\d+)\s*(?:x\s*)?/;
/** `of 200`, `(200`, `x 200`, `/200`: what a pack holds. */
const heldByPack = /\s*(?:of\s+|\(\s*|x\s*|\/\s*)?(\d[\d,]*)/;
/** `1 pkt of 200`, `2 x box 100`, `box of 100`. */
const piecesInPack = new RegExp(sequence(/^/, optional(packCount), packs, /\.?/, heldByPack, /$/));
/** `500/box x 3`. */
const piecesPerPack = new RegExp(sequence(/^(\d+)\s*\/?\s*/, packs, /\s*x\s*(\d+)$/));

/** Writes quantities in pieces: `1 pkt of 200` as 200, `2 x box 100` as 2*100, `1 000` as 1000, `2.5k` as 2500; other text unchanged. */
export function inPieces(text: string): string {
  const pack = piecesInPack.exec(text);
  if (pack) {
    const [, many, each = ''] = pack;
    return many === undefined || many === '1' ? each : `${many}*${each}`;
  }
  // `50pk`, `100 pack`: one pack of as many. Two digits apart from the word count packs: `10 pk`.
  const packOf = /^(\d{2,5})-?(?:pk|pack)$|^(\d{3,5}) (?:pk|pack)$/.exec(text);
  if (packOf) return packOf[1] ?? packOf[2] ?? text;
  const numbered = /^(\d+)\s*no\.?s?$/.exec(text);
  if (numbered) return numbered[1] ?? text;
  const perPack = piecesPerPack.exec(text);
  if (perPack) return `${perPack[2]}*${perPack[1]}`;
  const pairs = /^(\d+)\s*(?:pairs?|prs)$/.exec(text);
  if (pairs) return String(Number(pairs[1]) * 2);
  const gross = /^(\d*\.?\d+)\s*gross$/.exec(text);
  if (gross) return String(Math.round(Number(gross[1]) * 144));
  const thousands = /^(\d+(?:\.\d)?)k$/.exec(text);
  if (thousands) return String(Math.round(Number(thousands[1]) * 1000));
  return /^\d{1,3}(?: \d{3})+$/.test(text) ? text.replaceAll(' ', '') : text;
}

/** `half a` of `half a box`. */
const countWord = new RegExp(sequence(/^/, `(${countWords})`, /\s+/, `(?=${packs}\\.?$)`), 'i');

/** Replaces quantities in words and fraction signs with numbers. */
const inFigures = (text: string) =>
  text
    .replace(/\s*[½¼¾]/g, (sign) => ` ${fractionSigns[sign.trim()] ?? sign}`)
    .trim()
    .replace(countWord, (_, word: string) => `${counts[word.toLowerCase().replace(/\s+/g, ' ')] ?? word} `)
    .replace(/(\/\d+)\s+an?\s+(?=[a-z])/i, '$1 ');

/** `2 boxes of 50`. */
const productOfPacks = new RegExp(sequence(/^/, `(${figure})`, /\s*/, packsOf, /\s*/, `(${figure})`, /$/), 'i');
/** `2 x 50 pcs`. */
const piecesAfterProduct = new RegExp(sequence(/^/, `(${product})`, /\s*/, pieces, /\.?$/), 'i');
/** `2 x` of `2 x box`. */
const timesUnit = new RegExp(sequence(/^/, `(${figure})`, /\s*/, timesSign, /\s*/, `(?=${units}\\.?$)`), 'i');

/**
 * Normalises a quantity as lists write it (`1 000`, `1.000,00`, `100.00`, `x100`, `100,0`, `2 x box`, `half a box`) to the form that a
 * person types; returns other text unchanged.
 */
export function plainQuantity(text: string): string {
  const trimmed = inFigures(text.trim())
    .replace(/^(?:qty|quantity)[:.\s]*/i, '')
    .replace(/^[x×*]\s*(?=\d)/i, '')
    .replace(/(?<=\d)\s*[x×*]$/i, '')
    .replace(/\s+of$/i, '')
    .replace(piecesAfterProduct, '$1')
    .replace(productOfPacks, '$1*$2')
    .replace(timesUnit, '$1 ')
    .trim();
  const spaced = /^\d{1,3}(?: \d{3})+$/.test(trimmed) ? trimmed.replaceAll(' ', '') : trimmed;
  const match = /^(\d{1,3}(?:([.,])\d{3})*|\d+)(?:([.,])(\d{1,3}))?(\s*[a-zü.]+)?$/i.exec(spaced);
  if (!match) return spaced;
  const [, whole = '', group, point, decimals = '', unit = ''] = match;
  if (point === undefined) return `${group === '.' ? whole.replaceAll('.', '') : whole}${unit}`;
  // 1.000 and 1,000 are thousands; 1.500,00 and 100,0 have only zeros after the decimal sign.
  if (group === point) return spaced;
  if (!/^0+$/.test(decimals)) return unit === '' ? spaced : `${whole.replace(/[.,]/g, '')}.${decimals}${unit}`;
  return `${whole.replace(/[.,]/g, '')}${unit}`;
}

const minus = /[-\u2212\u2013]/.source;
/** `-5`, `−5 boxes`. */
const negative = sequence(minus, /\s*[\d.,]+\s*/, optional(either(timesSign, units)), /\.?/);
/** `-5`, and `(5)`, the accounting notation. */
const belowZero = new RegExp(sequence(/^/, either(negative, /\([\d.,]+\)/), /$/), 'i');
export const isBelowZero = (text: string): boolean => belowZero.test(text.trim());

/** `2 x 50`, `100`, `1 000`. */
const plainFigures = either(product, figure, /\d{1,3}(?: \d{3})+/);
/** Matches a whole cell that reads as a quantity, including zero and negative ones: `100`, `x 100`, `2 boxes`, `-5`. */
export const quantityLike = new RegExp(
  sequence(
    sequence(/^/, optional(either(minus, sequence(timesSign, /\s*/)))),
    either(sequence(plainFigures, /\s*/, optional(either(timesSign, units))), withUnit),
    /\.?$/,
  ),
  'i',
);
/** Matches a whole cell that is a unit. */
export const unitLike = new RegExp(sequence(/^/, units, /\.?$/), 'i');

/** `100`, `2 x 50`, `100 x`. */
const figuresBefore = sequence(either(product, figure), /\s*/, optional(timesSign));
/** `2 x 50 pcs`. */
const productWithUnit = sequence(product, /\s*/, units, /\.?/);
/** `please send 100 pcs of`: a quantity at the end of the text before a code. */
export const quantityBefore = new RegExp(
  sequence(/(?:^|\s)/, `(${either(figuresBefore, productWithUnit, withUnit)})`, /(?:\s+of)?$/),
  'i',
);
/** A quantity with its unit, anywhere in the text beside a code. */
export const quantityAmong = new RegExp(sequence(/(?:^|\s)/, `(${withUnit})`, /(?=$|[\s,;:.!])/), 'i');
/** `-5`, `-5 boxes`. */
const negativeFigure = sequence(minus, figure, optional(/\s*/, units, /\.?/));
/** A negative quantity in the text beside a code. */
export const belowZeroAmong = new RegExp(sequence(/(?:^|\s)/, `(${negativeFigure})`, /(?=$|[\s,;])/), 'i');
/** Matches text that mentions packs, so that a bare number beside it may not mean pieces. */
export const mentionsPack = new RegExp(sequence(/(?:^|[^\p{L}\p{N}])/u, packs, /(?![\p{L}\p{N}])/u), 'iu');
