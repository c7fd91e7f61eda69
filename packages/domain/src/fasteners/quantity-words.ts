import { lengthUnits, packUnits, pieceUnits } from '../line/parse-quantity.ts';
import { either, oneOf, optional, sequence } from './patterns.ts';

/** `boxes`, `pkt`, `dozen`. */
export const packs = oneOf(packUnits);
/** `pcs`, `ea`, `off`. */
export const pieces = oneOf(pieceUnits);
/** A pack, a piece, or the `of` of `100 of`. */
export const units = oneOf([...packUnits, ...pieceUnits, 'of']);
/** `100`, `1,000`, `2.5`. */
export const figure = /\d+(?:[.,]\d+)*/.source;
/** The sign between two figures, or beside one: `2 x 50`, `100x`. */
export const timesSign = /[x×*]/.source;
/** `boxes of`, between the number of packs and what each holds. */
export const packsOf = sequence(packs, /\.?\s+of\s/);
/** `2 x 50`, `2 boxes of 50`. */
export const product = sequence(figure, /\s*/, either(timesSign, packsOf), /\s*/, figure);
/** Metres of something sold in lengths: `30 m of M12 rod`. Without `of`, metres are the length of one piece. */
export const metresOf = sequence(/\d{1,4}(?:\.\d)?\s*/, oneOf(lengthUnits), /(?=\s+of\s)/);

/** Quantities in words. They need a unit: `half a box`, but not `half nut`. */
export const counts: Readonly<Record<string, string>> = {
  ...{ 'half a': '1/2', 'half an': '1/2', half: '1/2', a: '1', an: '1', one: '1', two: '2', three: '3', four: '4' },
  ...{ five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', twelve: '12' },
};
export const countWords = oneOf(Object.keys(counts));
export const fractionSigns: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };
/** `1/2`, `1 1/2`, `2½`, `half a`. */
const partialCount = either(/(?:\d+\s+)?\d+\/\d+/, sequence(/\d*\s*/, oneOf(Object.keys(fractionSigns))), countWords);
/** `1/2 box`, `half a dozen`. Fractions count only with a pack; `1/2` alone is a size. */
const partOfPack = sequence(partialCount, /\s*(?:an?\s+)?/, packs, /\.?/);
/** `2 boxes`, `100 pcs`, `2 x box`. */
const wholeUnits = sequence(figure, /\s*/, optional(timesSign, /\s*/), units, /\.?/);
/** An amount with its unit: `2 boxes`, `100 pcs`, `1/2 box`, `a dozen`. */
export const withUnit = either(wholeUnits, partOfPack);
