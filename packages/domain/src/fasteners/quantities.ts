import { lengthUnits, packUnits, pieceUnits } from '../line/parse-quantity.ts';

/** A pattern for any of these words, the longest first. */
export const oneOf = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length).join('|');
export const packs = oneOf(packUnits);
export const units = oneOf([...packUnits, ...pieceUnits, 'of']);
export const figure = '\\d+(?:[.,]\\d+)*';
/** `2 x 50`, and `2 boxes of 50`. */
export const product = `${figure}\\s*(?:[x×*]|(?:${packs})\\.?\\s+of\\s)\\s*${figure}`;
/** Metres of something sold in lengths: `30 m of M12 rod`. Without `of`, metres are the length of one piece. */
export const metresOf = `\\d{1,4}(?:\\.\\d)?\\s*(?:${oneOf(lengthUnits)})(?=\\s+of\\s)`;
/** Quantities in words. They need a unit: `half a box`, but not `half nut`. */
const counts: Readonly<Record<string, string>> = {
  'half a': '1/2',
  'half an': '1/2',
  half: '1/2',
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
};
const signs: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };
/** Fractions count only with a pack unit; 1/2 on its own is a size. */
const partOfPack = `(?:(?:\\d+\\s+)?\\d+/\\d+|\\d*\\s*[½¼¾]|${oneOf(Object.keys(counts))})\\s*(?:an?\\s+)?(?:${packs})\\.?`;
/** An amount with its unit: `2 boxes`, `100 pcs`, `2 x box`, `1/2 box`, `a dozen`. */
export const withUnit = `${figure}\\s*(?:[x×*]\\s*)?(?:${units})\\.?|${partOfPack}`;
const minus = '[-\\u2212\\u2013]';

const piecesInPack = new RegExp(
  `^(?:(\\d+)\\s*(?:x\\s*)?)?(?:${packs})\\.?\\s*(?:of\\s+|\\(\\s*|x\\s*|/\\s*)?(\\d[\\d,]*)$`,
);

/** Writes quantities in pieces: `1 pkt of 200` as 200, `2 x box 100` as 2*100, `1 000` as 1000, `2.5k` as 2500; other text unchanged. */
export function inPieces(text: string): string {
  const pack = piecesInPack.exec(text);
  if (pack) {
    const [, many, each = ''] = pack;
    return many === undefined || many === '1' ? each : `${many}*${each}`;
  }
  // `50pk`, written as one word: a pack of 50.
  const packOf = /^(\d{2,5})-?(?:pk|pack)$/.exec(text);
  if (packOf) return packOf[1] ?? text;
  const numbered = /^(\d+)\s*no\.?s?$/.exec(text);
  if (numbered) return numbered[1] ?? text;
  const perPack = new RegExp(`^(\\d+)\\s*/?\\s*(?:${packs})\\s*x\\s*(\\d+)$`).exec(text);
  if (perPack) return `${perPack[2]}*${perPack[1]}`;
  const pairs = /^(\d+)\s*(?:pairs?|prs)$/.exec(text);
  if (pairs) return String(Number(pairs[1]) * 2);
  const gross = /^(\d*\.?\d+)\s*gross$/.exec(text);
  if (gross) return String(Math.round(Number(gross[1]) * 144));
  const thousands = /^(\d+(?:\.\d)?)k$/.exec(text);
  if (thousands) return String(Math.round(Number(thousands[1]) * 1000));
  return /^\d{1,3}(?: \d{3})+$/.test(text) ? text.replaceAll(' ', '') : text;
}

const countWord = new RegExp(`^(${oneOf(Object.keys(counts))})\\s+(?=(?:${packs})\\.?$)`, 'i');

/** Replaces quantities in words and fraction signs with numbers. */
const inFigures = (text: string) =>
  text
    .replace(/\s*[½¼¾]/g, (sign) => ` ${signs[sign.trim()] ?? sign}`)
    .trim()
    .replace(countWord, (_, word: string) => `${counts[word.toLowerCase().replace(/\s+/g, ' ')] ?? word} `)
    .replace(/(\/\d+)\s+an?\s+(?=[a-z])/i, '$1 ');

const productOfPacks = new RegExp(`^(${figure})\\s*(?:${packs})\\.?\\s+of\\s+(${figure})$`, 'i');
const piecesAfterProduct = new RegExp(`^(${product})\\s*(?:${oneOf(pieceUnits)})\\.?$`, 'i');
const timesUnit = new RegExp(`^(${figure})\\s*[x×*]\\s*(?=(?:${units})\\.?$)`, 'i');

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

/** `-5`, `−5 boxes`, and `(5)`, the accounting notation. */
const belowZero = new RegExp(`^(?:${minus}\\s*[\\d.,]+\\s*(?:[x×*]|${units})?\\.?|\\([\\d.,]+\\))$`, 'i');
export const isBelowZero = (text: string): boolean => belowZero.test(text.trim());

/** Matches a whole cell that reads as a quantity, including zero and negative ones. */
export const quantityLike = new RegExp(
  `^(?:${minus}|[x×*]\\s*)?(?:(?:${product}|${figure}|\\d{1,3}(?: \\d{3})+)\\s*(?:[x×*]|${units})?|${withUnit})\\.?$`,
  'i',
);
/** Matches a whole cell that is a unit. */
export const unitLike = new RegExp(`^(?:${units})\\.?$`, 'i');

/** `please send 100 pcs of`: a quantity at the end of the text before a code. */
export const quantityBefore = new RegExp(
  `(?:^|\\s)((?:${product}|${figure})\\s*[x×*]?|(?:${product})\\s*(?:${units})\\.?|${withUnit})(?:\\s+of)?$`,
  'i',
);
/** A quantity with its unit, anywhere in the text beside a code. */
export const quantityAmong = new RegExp(`(?:^|\\s)(${withUnit})(?=$|[\\s,;:.!])`, 'i');
/** A negative quantity in the text beside a code. */
export const belowZeroAmong = new RegExp(`(?:^|\\s)(${minus}${figure}(?:\\s*(?:${units})\\.?)?)(?=$|[\\s,;])`, 'i');
/** Matches text that mentions packs, so that a bare number beside it may not mean pieces. */
export const mentionsPack = new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${packs})(?![\\p{L}\\p{N}])`, 'iu');

export interface Reading {
  readonly text: string;
  readonly quantity: string;
}

const before = new RegExp(
  `^((?:${product})\\s*(?:[x×*]|(?:${units})\\.?)|${withUnit}|${figure}\\s*[x×*])\\s+(?:of\\s+)?(.+)$`,
  'i',
);
const after = [
  new RegExp(`^(.+?)[\\s,:=-]+(?:qty|quantity)[:.\\s]*(${withUnit}|${figure})$`, 'i'),
  new RegExp(`^(.+?)\\s*[,:=–—-]?\\s+(${product}(?:\\s*(?:${oneOf(pieceUnits)})\\.?)?)$`, 'i'),
  new RegExp(`^(.+?)\\s*[,:=–—-]?\\s+[x×*]\\s*(${figure})$`, 'i'),
  new RegExp(`^(.+?)\\s*[,:=–—-]?\\s+(${figure}\\s*[x×*]|${withUnit})$`, 'i'),
  new RegExp(`^(.+?)\\s*[,:=–—]\\s*(${figure})$`),
  new RegExp(`^(.+?)\\s+(${figure})$`),
];
const bareBefore = /^(\d{1,3}(?:[.,]\d{3})*|\d+)\s+(?![x×*])(.+)$/;

/** Returns every way to separate a quantity from the rest of a line, most reliable first; the last is the line without a quantity. */
export function readingsOf(line: string): Reading[] {
  const found: Reading[] = [];
  const [, first, rest] = before.exec(line) ?? [];
  if (first && rest) found.push({ text: rest.trim(), quantity: first.trim() });
  // `M12 x 50`: 50 is the length, because a size followed by x takes the number after it.
  const sized = /(?:\bm\d+(?:\.\d+)?|\d\/\d+|["#]\d*|\d+(?:g|mm))\s*[x×*]\s*\d+(?:\.\d+)?(?:\s*mm)?$/i.test(line);
  if (!sized) {
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
