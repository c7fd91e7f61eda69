import { leadWord } from './lead-words.ts';
import { oneOf } from './patterns.ts';
import { inPieces, plainQuantity } from './quantities.ts';
import { figure, metresOf, packs, product, withUnit } from './quantity-words.ts';
import type { QuantityReading, SizeKind } from './types.ts';
import type { WorkingText } from './working-text.ts';

const sizeAhead =
  '(?=~|m\\s?\\d|#\\d|\\d+\\/\\d|[a-z]{2}|[a-z]-[a-z]{3}|[ujt] bolt|\\d{1,2}-\\d{2}(?!\\d)|\\d+(?:\\.\\d+)?(?:mm|g|ga|")?\\s*x\\s*\\d|\\d{1,2}(?: ?mm|g|")(?![a-z]))';
/** What a number is followed by if it is a measure and not a quantity: whole words, and beginnings of words. */
const unitWords = oneOf('g ga in x long lg nb pipe'.split(' '));
const unitBeginnings = oneOf('mm cm ml metre meter mtr ft feet inch gauge guage tpi unc unf bsw bsf hv dia'.split(' '));
const notUnit = `(?!(?:${unitWords})\\b|${unitBeginnings}|m\\b(?!\\s\\d)|-|"|')`;

interface Pattern {
  readonly pattern: RegExp;
  readonly confidence: number;
}

const full = `(?:${product}\\s*(?:x(?=\\s))?|${withUnit}|${figure})`;
const whole = '\\d{1,3}(?:,\\d{3})+|\\d{1,6}';
/** `10 x 12 x 50 bolt`, `50 x 12mm washers`: the first number is a quantity if a complete size follows. */
const beforePlainSize: Pattern = {
  pattern: new RegExp(
    `^[^\\w#]*(${whole})\\s*(?:x|\\*)\\s*(?=\\d+(?:\\.\\d+)?\\s*(?:mm)?\\s*x\\s*\\d{2,}|\\d{1,2}\\s*mm\\s+(?:hex|[^x])*(?:nut|washer|nyloc))`,
  ),
  confidence: 0.85,
};
/** `40 x 41 x 41 x 6m`: channel has two sides and a length; a fourth number is a quantity. */
const beforeChannel: Pattern = {
  pattern: new RegExp(`^[^\\w#]*(${whole})\\s*(?:x|\\*)\\s*(?=\\d+\\s*(?:mm)?\\s*x\\s*\\d+\\s*(?:mm)?\\s*x\\s*\\d)`),
  confidence: 0.9,
};
/** What may follow a quantity that a dash or slash sets apart. */
const partAhead = '(?=m\\s?\\d|[a-z]{2}|[a-z] (?:bolt|nut)|#|\\d+(?:\\.\\d+)?\\s*(?:mm|g)(?![a-z])|\\d\\s*x\\s*\\d)';
/** Patterns applied before sizes are read, most reliable first. */
const before: readonly Pattern[] = [
  { pattern: new RegExp(`^\\W*(${metresOf})\\s+of`), confidence: 0.95 },
  // `1 pkt of 200`, `2 x box 100`, `box of 100`, `1 bag (200)`: the number of pieces is given.
  {
    pattern: new RegExp(
      `(?:^|[\\s(,;:=~-])((?:\\d+\\s*(?:x\\s*)?)?(?:${packs})\\.?\\s*(?:of\\s+|\\(\\s*|x\\s*|/\\s*)?(?:${whole}))(?![\\w./-]|\\s*(?:x|mm|g|ga)(?![a-z]))\\)?(?:\\s*(?:pcs|pc|ea|off))?`,
    ),
    confidence: 0.95,
  },
  { pattern: /(?:^|[\s(,;:~-])((?:\d{1,3}|\d?\.5)\s*gross)(?![a-z])/, confidence: 0.95 },
  // `10 x 10 pack M16 nyloc`.
  { pattern: new RegExp(`^\\W*(\\d{1,4}\\s*x\\s*\\d{1,5})\\s*(?:${packs})(?=\\s+(?!of))`), confidence: 0.95 },
  // `M8 nuts 2 x 100 pk`.
  {
    pattern: new RegExp(`(?<![a-z])m\\s?\\d.*[a-z,] +(\\d{1,4}\\s*x\\s*\\d{2,5})\\s*(?:${packs})\\.?\\s*$`),
    confidence: 0.9,
  },
  // `500/box x 3`.
  { pattern: new RegExp(`(?:^|\\s)(\\d{2,5}\\s*/?\\s*(?:${packs})\\s*x\\s*\\d{1,4})(?![\\w.])`), confidence: 0.9 },
  // `6 tubes` at the end, `1 pair`, `75 required`.
  { pattern: /[\s~](\d{1,4})\s+(?:tubes?|cartridges?|lengths?|sticks?|rolls?)\s*$/, confidence: 0.9 },
  { pattern: /(?:^|[\s(,;:~-])(\d{1,4}\s*(?:pairs?|prs))(?![a-z])/, confidence: 0.95 },
  { pattern: /(?:^|[\s(,;:~-])(\d{1,6})\s*(?:required|req'd|reqd|wanted)(?![a-z])/, confidence: 0.95 },
  // `1 000 pcs`, `2.5k washers`.
  {
    pattern: /(?<![\w.])(?!(?:304|316) )(\d{1,3}(?: \d{3})+)(?=\s*(?:pcs?|pieces|ea|each|off|nos?)(?![a-z]))/,
    confidence: 0.95,
  },
  { pattern: /^\W*(\d{1,3}(?:\.\d)?k)\s+(?:x\s+)?(?=m\s?\d|[a-z]{2}|#|\d)/, confidence: 0.9 },
  {
    pattern: new RegExp(
      `(?:^|[\\s(,;:~-])(?:qty|quantity|q'ty|qnty|quant)\\s*(?:of|is|required|req'?d)?\\s*[:=.-]?\\s*(${full})(?!\\s*/(?!\\s)|\\d)(?:\\s*(?:x|off)(?=\\s))?(?![\\w.])`,
    ),
    confidence: 1,
  },
  // `say 8`, `approx. 40`, `about 40`.
  { pattern: /[\s~,-](?:say|about|abt|approx\.?|roughly|around)\s+(\d{1,6})\s*$/, confidence: 0.9 },
  // `2 @ 3 ft`, `6 @ 3m`: as many lengths.
  {
    pattern: /(?:^|[\s~])(\d{1,4})\s*@\s*(?=\d+(?:\.\d)?\s*(?:m|ft|mtrs?|metres?|feet|foot)(?![a-z]))/,
    confidence: 0.9,
  },
  { pattern: /(?:^|[\s(,;:~-])q\s*[=:]\s*(\d{1,6})(?![\w.])/, confidence: 0.95 },
  // `20 - M8 nuts`, `30/ M12 x 50`. Up to three before a fraction is a mixed number.
  { pattern: new RegExp(`^[^\\w#]*(\\d{1,6})(?:\\s+-\\s*|-\\s+)${partAhead}`), confidence: 0.9 },
  { pattern: /^[^\w#]*([4-9]|\d{2,6})\s+-\s+(?=\d+\/\d)/, confidence: 0.9 },
  { pattern: /^[^\w#]*(\d{1,6})\s*\/\s*(?=m\s?\d|[a-z]{3})/, confidence: 0.9 },
  // `5 x 3m M10 rod`: as many lengths.
  {
    pattern: /^[^\w#]*(\d{1,4})\s*x\s*(?=\d(?:\.\d)?\s*m(?:trs?|etres?)?\s.*(?:m\s?\d|\d\s*mm|\d\/\d|#\d))/,
    confidence: 0.9,
  },
  { pattern: /^\W*(\d+\s*[x*]\s*\d+)(?=\s+(?:m\s?\d|#))\s+/, confidence: 0.9 },
  // `M10 x 30 sets` are set screws of 30 mm.
  {
    pattern: new RegExp(
      `(?:^|[\\s(,;:=~-])(?!(?<=\\d\\s*x\\s)\\d+\\s*sets?(?![a-z]))(${withUnit})(?![\\w/])(?:\\s+of\\b)?`,
    ),
    confidence: 1,
  },
  { pattern: /(?:^|[\s(,;:~])x(\d{1,6})\s+(?=m\s?\d)/, confidence: 0.9 },
  { pattern: /^[^\w#]*(\d{1,6}\s*no\.?s?)\s+(?=\d+(?:\.\d+)?\s*(?:mm\s*)?x\s*\d)/, confidence: 0.9 },
  {
    pattern:
      /(?:^|[\s(,;:~])(\d+)\s*no\.?s?(?=\s*(?:m\s?\d|\d+\s*nb|[a-z]{2}|[ujt][ -]bolt|$|[~,;)]))(?!\s*\d+(?!\d|\s*nb))/,
    confidence: 0.95,
  },
  {
    pattern: new RegExp(
      `^[^\\w#]*(${whole})\\s*(?:x|\\*|@)\\s*(?=m\\s?\\d|#|~|\\d+\\/\\d|[a-z]{2}|[a-z][ -]?bolt|(?:304|316)(?!\\d)|\\d+\\s*(?:g|ga|gauge)(?![a-z])|\\d{1,2}-\\d{2}(?!\\d)|\\d{3}\\s*ml|[[(]\\s*(?:m\\s?\\d|[a-z]{2}|\\d))`,
    ),
    confidence: 0.95,
  },
  // `Casing bolts (x12) M16 x 50`.
  { pattern: /(?<=[a-z\d] ?)\(\s*(?:x\s?(\d{1,6})|(\d{1,6})\s?x)\s*\)/, confidence: 0.95 },
  { pattern: /^\W{0,3}[[{]\s*(\d{1,6})\s*(?:x|\*)?\s*[\]}](?=\s)/, confidence: 0.95 },
  { pattern: /^\W{0,3}\(\s*(\d{1,6})\s*(?:x|\*)?\s*\)(?=\s)/, confidence: 0.95 },
  { pattern: /(?:^|[\s,;])[([{]\s*(?:x|\*)?\s?(\d{1,6})\s*(?:x|\*)?\s*[)\]}]\s*$/, confidence: 0.9 },
];
/** A bare number at the start, followed by a size or words. */
const leading: Pattern = {
  pattern: new RegExp(
    `^(?:[a-z][a-z ]{1,30}:)?[^\\wø]*(?:${leadWord}\\s+)*(\\d{1,3}(?:,\\d{3})+|\\d{1,6})\\s+${notUnit}(?:of\\s+)?${sizeAhead}`,
  ),
  confidence: 0.8,
};
/** `12-14x20 teks 2 x 500`, of a part whose dimensions are all known. */
const timesAtEnd: Pattern = { pattern: /[\s~](\d{1,3}\s*[x*]\s*\d{1,5})\s*$/, confidence: 0.85 };
/** `M6 x 20 x 200 cap screws`. */
const thirdFigure: Pattern = { pattern: /~\s*x\s*(\d{1,5})(?=\s+[a-z]{2})(?!\s*mm)/, confidence: 0.8 };
/** Patterns applied after sizes are read, at the end of the text. */
const after: readonly Pattern[] = [
  { pattern: new RegExp(`[\\s~](?:x|\\*|-+|=|:|,|\\/)\\s*(${product}|${figure})\\s*(?:x|\\*)?\\s*$`), confidence: 0.9 },
  { pattern: new RegExp(`[,;:(]\\s*(${figure})\\s*\\)?\\s*(?:x|\\*)?\\s*$`), confidence: 0.9 },
  { pattern: /[\s~](\d{1,6})\s*(?:x|\*)\s*$/, confidence: 0.9 },
  { pattern: /[\s~](\d{1,3}(?:\.\d)?k)\s*$/, confidence: 0.9 },
];

function take(text: WorkingText, { pattern, confidence }: Pattern): QuantityReading | null {
  const match = pattern.exec(text.rest);
  const written = (match?.[1] ?? match?.[2])?.trim();
  if (!match || written === undefined || written === '') return null;
  const start = match.index + match[0].indexOf(written);
  const span = { start, end: start + written.length };
  text.take(span);
  const typed = plainQuantity(inPieces(written.replace(/\.$/, '').replace(/\s+/g, ' ')));
  const [, amount, unit = ''] = /^(\d+(?:,\d{3})*)\s*([a-z]*)$/.exec(typed) ?? [];
  return {
    ...span,
    text: typed,
    amount: amount === undefined ? null : Number(amount.replaceAll(',', '')),
    unit,
    confidence,
  };
}

const firstOf = (text: WorkingText, patterns: readonly Pattern[]): QuantityReading | null => {
  for (const each of patterns) {
    const found = take(text, each);
    if (found) return found;
  }
  return null;
};

/** `2 x 25 circlips`: as many rings. In `25 x 1.2 circlip` the second number is the thickness. */
const beforeRing: Pattern = { pattern: /^[^\w#]*(\d{1,4})\s*x\s*(?=\d)/, confidence: 0.9 };
function readBeforeRing(text: WorkingText): QuantityReading | null {
  const [, many, size] = /^[^\w#]*(\d{1,4})\s*x\s*(\d+)(?!\d)/.exec(text.rest) ?? [];
  return Number(many) < Number(size) ? take(text, beforeRing) : null;
}

/** Kinds whose size has at most two numbers, so that a third one is a quantity. */
const sized: ReadonlySet<SizeKind> = new Set(['threaded', 'wood', 'anchor', 'pin']);

/** `2 boxes 12g x 45 teks (500 box)`: packs, and how many are in each. */
const packsAndSize = new RegExp(
  `^\\W*(?:[a-z]+\\s+){0,3}(\\d{1,3}|a|one)\\s+(?:${packs})\\s.*?\\(?\\s*(\\d{2,5})\\s*(?:/|per|x|in an?)?\\s*(?:${packs})\\s*\\)?\\s*$`,
);

function readPacksAndSize(text: WorkingText): QuantityReading | null {
  const [, many = '', each = ''] = packsAndSize.exec(text.rest) ?? [];
  if (each === '') return null;
  const end = text.rest.trimEnd().length;
  const start = text.rest.lastIndexOf(each);
  text.take({ start, end });
  const head = new RegExp(`^\\W*(?:[a-z]+\\s+){0,3}(?:\\d{1,3}|a|one)\\s+(?:${packs})`).exec(text.rest)?.[0] ?? '';
  text.take({ start: 0, end: head.length });
  const amount = (Number(many) || 1) * Number(each);
  return { start, end, text: String(amount), amount, unit: '', confidence: 0.9 };
}

/** `Pack of 100 (Qty: 2)`: what one pack holds, and how many packs. */
const packsOfMany = new RegExp(
  `(?:${packs})\\s*(?:of\\s+)?(\\d{2,5})(?!\\d).*?(?:(?:qty|quantity|x)\\s*[:=.]?\\s*(\\d{1,4})|[,;]\\s*(\\d{1,4})\\s*(?:${packs})\\.?)\\s*\\)?\\s*$`,
);

/** `1 bucket of 14g x 100 screws, 250`: the pieces stand behind the comma. */
const onePackOf = new RegExp(
  `^\\W*(?:1|an?|one)\\s+(?:${packs}|bucket|tub|pail)\\s+of(?=\\s.*,\\s*\\d{2,5}\\s*(?:pcs?|ea|off)?\\s*$)`,
);

function readPacksOfMany(text: WorkingText): QuantityReading | null {
  text.takeMatch(onePackOf);
  const match = packsOfMany.exec(text.rest);
  if (!match) return null;
  const span = { start: match.index, end: match.index + match[0].length };
  text.take(span);
  const amount = Number(match[1]) * Number(match[2] ?? match[3]);
  return { ...span, text: String(amount), amount, unit: '', confidence: 0.95 };
}

/** `M12 rod, 1 m lengths No. 60`: a number at the end of a part whose size stands before. `wood screw 40 x No. 8` ends with a gauge. */
const numberAtEnd: Pattern = {
  pattern:
    /(?<=(?:\dx|\d ?x ?\d|m ?\d|\d ?m[lm]?(?![a-z])|\d ?g(?![a-z])).*[^x\d])(?<=[\s,])(?:no|nr)\.?\s*:?\s*(\d{1,6})\s*$/,
  confidence: 0.9,
};

/** Reads a quantity that is explicit: by a unit, a word or a sign. */
export const readStatedQuantity = (text: WorkingText, kind: SizeKind): QuantityReading | null =>
  readPacksAndSize(text) ??
  readPacksOfMany(text) ??
  take(text, numberAtEnd) ??
  firstOf(text, before) ??
  (kind === 'ring' ? readBeforeRing(text) : null) ??
  (kind === 'channel' ? take(text, beforeChannel) : sized.has(kind) ? take(text, beforePlainSize) : null);

/** Reads a quantity at the start. Numbers of standards and of stainless grades also stand first in many lists; they are not quantities. */
export function readLeadingQuantity(text: WorkingText, kind: SizeKind): QuantityReading | null {
  // `55 external circlip`: the only number is the size.
  if (kind === 'ring' && !/\d\D+\d/.test(text.rest)) return null;
  if (/^\W*(?:304|316)\b/.test(text.rest) || /^\W*[1-4]\s+\d+\/\d/.test(text.rest)) return null;
  return take(text, leading);
}

/**
 * `longest`: `x 75` at the end of a bolt without a length may be its length instead, if no more than this; 0 if it has one. No M8 bolt is
 * 250 mm long, and no rod is shorter than `shortest`.
 */
export function readTrailingQuantity(text: WorkingText, longest: number, shortest: number): QuantityReading | null {
  const last = /[\s~](?:x|\*)\s*(\d+)\s*$/.exec(text.rest)?.[1];
  if (last !== undefined && Number(last) >= shortest && Number(last) <= longest) return null;
  return (longest > 0 ? null : firstOf(text, [timesAtEnd, thirdFigure])) ?? firstOf(text, after);
}

/** `M8 nuts x 200 BZP`: behind a nut or washer, whose dimensions have been read. */
export const readTimesFigure = (text: WorkingText): QuantityReading | null =>
  take(text, {
    pattern: /~.*[\s~](?:x|\*)\s*(\d{1,6})(?=\s+[a-z])(?!\s*(?:mm|g|in|long|lg|thick)(?![a-z]))/,
    confidence: 0.8,
  });

/** Reads a bare number at the very end, after a part whose dimensions are all known. */
export const readLastFigure = (text: WorkingText): QuantityReading | null =>
  take(text, { pattern: /[\s~](\d{1,6})\s*$/, confidence: 0.7 });

/**
 * `M12 110 gal bolt 10`, `rivets 3.2 mm 1000`: a bare number at the very end of a part without a length. It is the quantity if another
 * number behind the size may be the length, or if no such part is so long.
 */
export function readFigureAfterLength(text: WorkingText, longest: number): QuantityReading | null {
  const last = Number(/[\s~](\d{1,6})\s*$/.exec(text.rest)?.[1] ?? 0);
  // `M24 studs x 300 gal 16`: words may stand between the size and `x`.
  const behindSize = Number(
    /~(?:\s+|(?:\s+[a-z]+){1,3}\s+(?=x))(?:x\s*)?(\d{1,3})(?=\s.*\s\d{1,6}\s*$)/.exec(text.rest)?.[1] ?? 0,
  );
  return last > longest || (behindSize >= 4 && behindSize <= longest) ? readLastFigure(text) : null;
}
