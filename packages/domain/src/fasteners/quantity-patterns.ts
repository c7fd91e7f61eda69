import { leadWord } from './lead-words.ts';
import { either, followedBy, notFollowedBy, oneOf, type PatternPart, sequence } from './patterns.ts';
import { figure, metresOf, packs, product, withUnit } from './quantity-words.ts';

/** A way to write a quantity, which is the first group of the pattern, and its confidence. */
export interface QuantityPattern {
  readonly pattern: RegExp;
  readonly confidence: number;
}
const written = (confidence: number, ...parts: readonly PatternPart[]): QuantityPattern => ({
  pattern: new RegExp(sequence(...parts)),
  confidence,
});
const group = (...parts: readonly PatternPart[]): string => `(${sequence(...parts)})`;

/** The text begins, perhaps with a bullet. */
const textStart = /^\W*/;
/** The same, but `#` marks a gauge. */
const figureStart = /^[^\w#]*/;
/** A word begins. */
const wordStart = /(?:^|[\s(,;:~-])/;
/** The same, also behind `=` and without a dash, which may belong to a code. */
const wordStartOrEquals = /(?:^|[\s(,;:=~-])/;
const wordStartNoDash = /(?:^|[\s(,;:~])/;
/** `100`, `1,000`. */
const whole = either(/\d{1,3}(?:,\d{3})+/, /\d{1,6}/);
/** `x`, `*`: between a quantity and the part. */
const times = /\s*(?:x|\*)\s*/;

/** `M8`, `m 8`. */
const metricSize = /m\s?\d/;
/** `1/2`. */
const fractionSize = /\d+\/\d/;
/** `10-24`, `12-14`. */
const numberThread = /\d{1,2}-\d{2}(?!\d)/;
/** Two letters begin a word; one may be a unit. */
const word = /[a-z]{2}/;

/** `10 x 50`, `6.5mm x 50` of a part without the `M` of a thread. */
const plainSize = /\d+(?:\.\d+)?\s*(?:mm)?\s*x\s*\d{2,}/;
/** `12mm hex nut`: a part without a length. */
const nutOrWasher = /\d{1,2}\s*mm\s+(?:hex|[^x])*(?:nut|washer|nyloc)/;
/** `10 x 12 x 50 bolt`, `50 x 12mm washers`: the first number is a quantity if a complete size follows. */
export const beforePlainSize = written(0.85, figureStart, `(${whole})`, times, followedBy(plainSize, nutOrWasher));
/** `40 x 41 x 41 x 6m`: channel has two sides and a length; a fourth number is a quantity. */
export const beforeChannel = written(
  0.9,
  sequence(figureStart, `(${whole})`, times),
  /(?=\d+\s*(?:mm)?\s*x\s*\d+\s*(?:mm)?\s*x\s*\d)/,
);
/** `2 x 25 circlips`: as many rings. */
export const beforeRing: QuantityPattern = { pattern: /^[^\w#]*(\d{1,4})\s*x\s*(?=\d)/, confidence: 0.9 };

/** `12g x 35 box of 500`: two digits behind a size and `x` are the length, not a number of boxes. */
const notLength = /(?!(?<=(?:m\s?\d+|\d\s?mm|\dg|#\d+|\d\/\d)\s*x\s*)\d{2})/;
/** `1 pkt of 200`, `2 x box 100`, `box of 100`, `1 bag (200`: packs, and what each holds. */
const packsOfPieces = sequence(
  sequence(notLength, /(?:\d+\s*(?:x\s*)?)?/, packs, /\.?\s*/),
  sequence(/(?:of\s+|\(\s*|x\s*|\/\s*)?/, whole),
);
/** `box 12 x 50`, `box 12g`: a size and not what the box holds. */
const sizeBehindPack = notFollowedBy(/[\w./-]/, /\s*(?:x|mm|g|ga)(?![a-z])/);
/** Goods that are counted in lengths or containers. */
const countedGoods = ['tube', 'cartridge', 'length', 'stick', 'roll'] as const;
const pieceWords = /\s*(?:pcs?|pieces|ea|each|off|nos?)(?![a-z])/;
const quantityLabels = ['qty', 'quantity', "q'ty", 'qnty', 'quant'] as const;
const approximately = ['say', 'about', 'abt', 'approx', 'approx.', 'roughly', 'around'] as const;
/** `100`, `2 x 50`, `2 boxes`. */
const anyQuantity = either(sequence(product, /\s*(?:x(?=\s))?/), withUnit, figure);

/** What may follow a quantity that a dash sets apart: `20 - M8 nuts`, `20 - 12 x 50`. */
const partAhead = followedBy(
  ...[metricSize, word, /[a-z] (?:bolt|nut)/, /#/],
  ...[/\d+(?:\.\d+)?\s*(?:mm|g)(?![a-z])/, /\d\s*x\s*\d/],
);
/** What may follow `10 x`: anything that is not the second figure of a size. */
const partBehindTimes = followedBy(
  ...[metricSize, /#/, /~/, fractionSize, word, /[a-z][ -]?bolt/, /(?:304|316)(?!\d)/],
  ...[/\d+\s*(?:g|ga|gauge)(?![a-z])/, numberThread, /\d{3}\s*ml/, /[[(]\s*(?:m\s?\d|[a-z]{2}|\d)/],
);
/** What may follow `10 no`: a part, or the end of the text or of a clause. */
const partBehindNumber = followedBy(
  sequence(/\s*/, either(metricSize, /\d+\s*nb/, word, /[ujt][ -]bolt/, /$/, /[~,;)]/)),
);
/** `5 x 3m M10 rod`: a length in metres, with the size behind it. */
const lengthThenSize = /(?=\d(?:\.\d)?\s*m(?:trs?|etres?)?\s.*(?:m\s?\d|\d\s*mm|\d\/\d|#\d))/;

/** Quantities that a unit, a word or a sign distinguishes from sizes, most reliable first. Applied before sizes are read. */
export const statedQuantities: readonly QuantityPattern[] = [
  // `30 m of M12 rod`.
  written(0.95, textStart, `(${metresOf})`, /\s+of/),
  // `box of 100`, `1 bag (200)`: the number of pieces is given.
  written(0.95, wordStartOrEquals, `(${packsOfPieces})`, sizeBehindPack, /\)?(?:\s*(?:pcs|pc|ea|off))?/),
  // `2 gross`, `.5 gross`.
  written(0.95, wordStart, /((?:\d{1,3}|\d?\.5)\s*gross)(?![a-z])/),
  // `10 x 10 pack M16 nyloc`.
  written(0.95, textStart, /(\d{1,4}\s*x\s*\d{1,5})\s*/, packs, /(?=\s+(?!of))/),
  // `M8 nuts 2 x 100 pk`.
  written(0.9, /(?<![a-z])m\s?\d.*[a-z,] +(\d{1,4}\s*x\s*\d{2,5})\s*/, packs, /\.?\s*$/),
  // `500/box x 3`.
  written(0.9, /(?:^|\s)/, group(/\d{2,5}\s*\/?\s*/, packs, /\s*x\s*\d{1,4}/), /(?![\w.])/),
  // `6 tubes` at the end.
  written(0.9, /[\s~](\d{1,4})\s+/, oneOf(countedGoods), /s?\s*$/),
  // `1 pair`.
  written(0.95, wordStart, /(\d{1,4}\s*(?:pairs?|prs))(?![a-z])/),
  // `75 required`.
  written(0.95, wordStart, /(\d{1,6})\s*(?:required|req'd|reqd|wanted)(?![a-z])/),
  // `1 000 pcs`, but not `304 100 pcs`.
  written(0.95, /(?<![\w.])(?!(?:304|316) )(\d{1,3}(?: \d{3})+)/, followedBy(pieceWords)),
  // `2.5k washers`.
  written(0.9, textStart, /(\d{1,3}(?:\.\d)?k)\s+(?:x\s+)?/, followedBy(metricSize, word, /#/, /\d/)),
  // `Qty: 50`, `quantity required 2 boxes`, but not the first figure of `qty 1/2`.
  written(
    1,
    sequence(wordStart, oneOf(quantityLabels), /\s*(?:of|is|required|req'?d)?\s*[:=.-]?\s*/),
    sequence(`(${anyQuantity})`, /(?!\s*\/(?!\s)|\d)(?:\s*(?:x|off)(?=\s))?(?![\w.])/),
  ),
  // `say 8`, `approx. 40`, `about 40`.
  written(0.9, /[\s~,-]/, oneOf(approximately), /\s+(\d{1,6})\s*$/),
  // `2 @ 3 ft`, `6 @ 3m`: as many lengths.
  written(0.9, /(?:^|[\s~])(\d{1,4})\s*@\s*/, /(?=\d+(?:\.\d)?\s*(?:m|ft|mtrs?|metres?|feet|foot)(?![a-z]))/),
  // `Q: 50`.
  written(0.95, wordStart, /q\s*[=:]\s*(\d{1,6})(?![\w.])/),
  // `20 - M8 nuts`.
  written(0.9, figureStart, /(\d{1,6})(?:\s+-\s*|-\s+)/, partAhead),
  // `20 - 1/2 bolts`. Up to three before a fraction is a mixed number.
  written(0.9, figureStart, /([4-9]|\d{2,6})\s+-\s+(?=\d+\/\d)/),
  // `30/ M12 x 50`.
  written(0.9, figureStart, /(\d{1,6})\s*\/\s*(?=m\s?\d|[a-z]{3})/),
  // `5 x 3m M10 rod`: as many lengths.
  written(0.9, figureStart, /(\d{1,4})\s*x\s*/, lengthThenSize),
  // `2 x 50 M8 nuts`.
  written(0.9, textStart, /(\d+\s*[x*]\s*\d+)(?=\s+(?:m\s?\d|#))\s+/),
  // `100 pcs`, `2 boxes of`, but `M10 x 30 sets` are set screws of 30 mm.
  written(
    1,
    sequence(wordStartOrEquals, /(?!(?<=\d\s*x\s)\d+\s*sets?(?![a-z]))/),
    sequence(`(${withUnit})`, /(?![\w/])(?:\s+of\b)?/),
  ),
  // `x50 M8 nuts`.
  written(0.9, wordStartNoDash, /x(\d{1,6})\s+(?=m\s?\d)/),
  // `10 no. 12 x 50 bolts`.
  written(0.9, figureStart, /(\d{1,6}\s*no\.?s?)\s+(?=\d+(?:\.\d+)?\s*(?:mm\s*)?x\s*\d)/),
  // `10 no M8 nuts`, `10 nos.`, but not the `no. 8` of a gauge.
  written(0.95, wordStartNoDash, /(\d+)\s*no\.?s?/, partBehindNumber, /(?!\s*\d+(?!\d|\s*nb))/),
  // `10 x M8 nuts`, `10 @ washers`.
  written(0.95, figureStart, `(${whole})`, /\s*(?:x|\*|@)\s*/, partBehindTimes),
  // `Casing bolts (x12) M16 x 50`.
  written(0.95, /(?<=[a-z\d] ?)\(\s*(?:x\s?(\d{1,6})|(\d{1,6})\s?x)\s*\)/),
  // `[10] M8 nuts`, `{10x} M8 nuts`.
  written(0.95, /^\W{0,3}[[{]\s*(\d{1,6})\s*(?:x|\*)?\s*[\]}](?=\s)/),
  // `(10) M8 nuts`.
  written(0.95, /^\W{0,3}\(\s*(\d{1,6})\s*(?:x|\*)?\s*\)(?=\s)/),
  // `M8 nuts (10)`, `M8 nuts [x10]`.
  written(0.9, /(?:^|[\s,;])[([{]\s*(?:x|\*)?\s?(\d{1,6})\s*(?:x|\*)?\s*[)\]}]\s*$/),
];

/** A size comes somewhere before: `3 x 40`, `M12`, `1 m`, `10g`. */
const sizeBefore = /(?<=(?:\dx|\d ?x ?\d|m ?\d|\d ?m[lm]?(?![a-z])|\d ?g(?![a-z])).*[^x\d])/;
/** `M12 rod, 1 m lengths No. 60`: a number at the end of a part, after its size. `wood screw 40 x No. 8` ends with a gauge. */
export const numberAtEnd = written(0.9, sizeBefore, /(?<=[\s,])(?:no|nr)\.?\s*:?\s*(\d{1,6})\s*$/);

/** A number before one of these is a measure and not a quantity: `12 mm`, `3 metres`. The second list has beginnings of words. */
const unitWords = ['g', 'ga', 'in', 'x', 'long', 'lg', 'nb', 'pipe'] as const;
const unitBeginnings = [
  ...['mm', 'cm', 'ml', 'metre', 'meter', 'mtr', 'ft', 'feet', 'inch', 'gauge', 'guage'],
  ...['tpi', 'unc', 'unf', 'bsw', 'bsf', 'hv', 'dia'],
] as const;
const notUnit = notFollowedBy(sequence(oneOf(unitWords), /\b/), oneOf(unitBeginnings), /m\b(?!\s\d)/, /[-"']/);
/** A size or a word follows. */
const sizeAhead = followedBy(
  ...[/~/, metricSize, /#\d/, fractionSize, word, /[a-z]-[a-z]{3}/, /[ujt] bolt/, numberThread],
  ...[/\d+(?:\.\d+)?(?:mm|g|ga|")?\s*x\s*\d/, /\d{1,2}(?: ?mm|g|")(?![a-z])/],
);
/** `Bolts: `, `please send `, `- `: what may come before the first quantity. */
const leadIn = sequence(/^(?:[a-z][a-z ]{1,30}:)?[^\wø]*/, `(?:${leadWord}\\s+)*`);
/** `50 M8 nuts`: a bare number at the start, followed by a size or words. */
export const leadingQuantity = written(0.8, leadIn, `(${whole})`, /\s+/, notUnit, /(?:of\s+)?/, sizeAhead);

/** `12-14x20 teks 2 x 500`, of a part whose dimensions are all known. */
export const timesAtEnd = written(0.85, /[\s~](\d{1,3}\s*[x*]\s*\d{1,5})\s*$/);
/** `M6 x 20 x 200 cap screws`. */
export const thirdFigure = written(0.8, /~\s*x\s*(\d{1,5})(?=\s+[a-z]{2})(?!\s*mm)/);
/** Applied after sizes are read, at the end of the text. */
export const quantitiesAtEnd: readonly QuantityPattern[] = [
  // `- 100`, `x 100`, `= 2 x 50`.
  written(0.9, /[\s~](?:x|\*|-+|=|:|,|\/)\s*/, `(${either(product, figure)})`, /\s*(?:x|\*)?\s*$/),
  // `(100)`, `, 100`.
  written(0.9, /[,;:(]\s*/, `(${figure})`, /\s*\)?\s*(?:x|\*)?\s*$/),
  // `100 x`.
  written(0.9, /[\s~](\d{1,6})\s*(?:x|\*)\s*$/),
  // `2.5k`.
  written(0.9, /[\s~](\d{1,3}(?:\.\d)?k)\s*$/),
];
/** `M8 nuts x 200 BZP`: behind a nut or washer, whose dimensions have been read. */
export const timesFigure = written(
  0.8,
  /~.*[\s~](?:x|\*)\s*(\d{1,6})(?=\s+[a-z])(?!\s*(?:mm|g|in|long|lg|thick)(?![a-z]))/,
);
/** `M12 nuts 200`: a bare number at the very end. */
export const lastFigure = written(0.7, /[\s~](\d{1,6})\s*$/);
