import { either, optional, sequence } from './patterns.ts';
import { figure, pieces, product, timesSign, units, withUnit } from './quantity-words.ts';

/** A line without its quantity, and the quantity. */
export interface Reading {
  readonly text: string;
  readonly quantity: string;
}

/** `2 x 50 pcs`, `2 x 50 x`. */
const productAndUnit = sequence(product, /\s*/, either(timesSign, sequence(units, /\.?/)));
/** `100x`. */
const figureTimes = sequence(figure, /\s*/, timesSign);
/** `2 boxes of M8 x 40`: a quantity with a unit, before the part. */
const before = new RegExp(
  sequence(/^/, `(${either(productAndUnit, withUnit, figureTimes)})`, /\s+(?:of\s+)?(.+)$/),
  'i',
);
/** ` - `, `, `: what may separate the part from a quantity behind it. */
const separator = /\s*[,:=–—-]?\s+/;
/** A quantity behind the part, the most reliable notation first. */
const after = [
  // `M8 x 40 - qty: 100`.
  new RegExp(sequence(/^(.+?)[\s,:=-]+(?:qty|quantity)[:.\s]*/, `(${either(withUnit, figure)})`, /$/), 'i'),
  // `M8 x 40, 2 x 50 pcs`.
  new RegExp(sequence(/^(.+?)/, separator, `(${product}${optional(/\s*/, pieces, /\.?/)})`, /$/), 'i'),
  // `M8 x 40 - x 100`.
  new RegExp(sequence(/^(.+?)/, separator, timesSign, /\s*/, `(${figure})`, /$/), 'i'),
  // `M8 x 40 - 100x`, `M8 x 40, 2 boxes`.
  new RegExp(sequence(/^(.+?)/, separator, `(${either(figureTimes, withUnit)})`, /$/), 'i'),
  // `M8 x 40=100`, `M8 x 40: 100`.
  new RegExp(sequence(/^(.+?)\s*[,:=–—]\s*/, `(${figure})`, /$/)),
  // `M8 x 40 100`.
  new RegExp(sequence(/^(.+?)\s+/, `(${figure})`, /$/)),
];
/** `100 hex bolts`: a bare number before the part. */
const bareBefore = /^(\d{1,3}(?:[.,]\d{3})*|\d+)\s+(?![x×*])(.+)$/;
/** `M12 x 50`: 50 is the length, because a size followed by x takes the number after it. */
const endsWithSize = new RegExp(
  sequence(/(?:\bm\d+(?:\.\d+)?|\d\/\d+|["#]\d*|\d+(?:g|mm))\s*/, sequence(timesSign, /\s*\d+(?:\.\d+)?(?:\s*mm)?$/)),
  'i',
);

/**
 * Returns every way to separate a quantity from the rest of a line, most reliable first; the last is the line without a quantity. Several
 * spaces in a row are read as one.
 */
export function readingsOf(given: string): Reading[] {
  // The patterns start again at each space, so their time would grow with the square of a run of spaces.
  const line = given.replace(/\s+/g, ' ');
  const found: Reading[] = [];
  const [, first, rest] = before.exec(line) ?? [];
  if (first && rest) found.push({ text: rest.trim(), quantity: first.trim() });
  if (!endsWithSize.test(line)) {
    for (const pattern of after) {
      const [, text, quantity] = pattern.exec(line) ?? [];
      if (text && quantity && /[\p{L}\p{N}]/u.test(text)) found.push({ text: text.trim(), quantity: quantity.trim() });
    }
  }
  const [, quantity, text] = bareBefore.exec(line) ?? [];
  if (quantity && text) found.push({ text: text.trim(), quantity });
  found.push({ text: line, quantity: '' });
  return found;
}
