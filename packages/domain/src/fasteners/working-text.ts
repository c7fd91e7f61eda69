import { either, followedBy, oneOf, sequence } from './patterns.ts';
import { withoutScanFaults } from './scan-faults.ts';
import { withFigures } from './spoken-numbers.ts';
import { withoutPhrases } from './spoken-phrases.ts';
import { inchThreads } from './threads.ts';
import { plain } from './tokens.ts';
import type { Span } from './types.ts';

const cyrillic: Readonly<Record<string, string>> = { м: 'm', х: 'x', г: 'g', о: 'o', с: 's', т: 't' };
/** Letters without accents, and the Cyrillic letters of `ГОСТ 7798 М12х60`; the length stays the same. */
const latin = (text: string): string =>
  /[^\x20-\x7e]/.test(text)
    ? text
        .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
        .replace(/[мхгост]/g, (letter) => cyrillic[letter] ?? letter)
    : text;

/** `for the`, `to suit`: the words that join a part to another. */
const goingWith = /(?:for|to suit|suits?) (?:an? |the |my |our )?/;
/** `M12`, `1/2"`, `12 mm`: the size of the other part. */
const otherSize = /(?:m ?\d{1,2}|\d\/\d{1,2}"?|\d{1,2} ?mm)/;
const otherPart = /(?:bolts?|studs?|rods?|screws?|bars?|all ?thread)(?![a-z])/;
/** A word of the part itself, and what may come between it and the joining words. */
const partBefore = (words: readonly string[]): string => sequence(/(?<![a-z])/, oneOf(words), /(?![a-z])[^,]{0,24} /);
const partsThatSuit = [
  ...['nut', 'nuts', 'washer', 'washers', 'nyloc', 'nylocs'],
  ...['capsule', 'capsules', 'anchor', 'anchors'],
] as const;
/** `bolts` of `nuts for M12 bolts`: the size is also that of the nuts. */
const goesWith = new RegExp(
  sequence(`(?<=${sequence(partBefore(partsThatSuit), goingWith, otherSize, / /)})`, otherPart),
  'g',
);
const resins = ['chemset', 'chem', 'cartridge', 'cartridges', 'epoxy', 'resin', 'vinylester', 'mortar'] as const;
/** `for M16 rod` of `chemset for M16 rod`: resin has no size of thread. */
const gluedBy = new RegExp(sequence(`(?<=${partBefore(resins)})`, goingWith, otherSize, / /, otherPart), 'g');

/** Numbers of screws and their threads per inch, as they are written without `#`. */
const numberThreads = [
  ...['4 x 40', '4 x 48', '6 x 32', '6 x 40', '8 x 32', '8 x 36'],
  ...['10 x 24', '10 x 32', '12 x 24', '12 x 28'],
] as const;
/** `10 x 24 x 1/2`: before a length in inches. */
const numberThread = new RegExp(
  sequence(/(?<![\w./])/, oneOf(numberThreads).replaceAll(' ', ' ?'), /(?= ?x ?\d+\/\d)/),
  'g',
);

/** `16M washer`, `16M x 50 hex bolt`: the `M` behind the figure. */
const sizeBeforeM = new RegExp(
  sequence(
    /(?<![\w./-])(\d{1,2})m/,
    followedBy(/\s*(?:nuts?|washers?|bolts?|screws?|nylocs?)(?![a-z])/, /\s*x\s*\d+\s*[a-z ]*(?:bolt|screw)/),
  ),
  'g',
);
/** Words of self-drilling screws. */
const drills = /(?:tek|drill|stitch|roof)/;
/** `1/4-14 teks`: a screw of 14 gauge by its diameter. */
const quarterInch14 = new RegExp(
  either(
    sequence(/(?<![\w./-])1\/4-14/, `(?=.*${drills.source})`),
    sequence(`(?<=${drills.source}.* )`, /1\/4-14(?![\w/])/),
  ),
  'g',
);

/** Normalises a text for reading: lower case, ASCII punctuation, `''` as inches. */
export const readable = (text: string): string =>
  withFigures(withoutPhrases(withoutScanFaults(latin(plain(text.slice(0, 400))))))
    .replace(/''/g, '" ')
    .replace(/[\u2013\u2014\u2212]/g, '-')
    .replace(/[\t\n\r\u00a0_;|]/g, ' ')
    .replace(/⌀/g, 'ø')
    // `Nut M12.....30`: leader dots.
    .replace(/(?<=[a-z\d)] ?)\.{2,}(?= ?\d[\d,]*\s*[a-z]{0,6}\s*$)/g, (dots) => '='.padStart(dots.length))
    .replace(/(?<=[a-z\d)] ?)\.{2,}/g, (dots) => ' '.repeat(dots.length))
    // `mil` is short for millimetres, and the letter O is typed for zero.
    .replace(/(\d) ?mil(?![a-z])/g, (words, digit: string) => `${digit}mm`.padEnd(words.length))
    .replace(/(?<=[\dx]\d?)o(?=[\dx]|\s|$)(?<!n.)/g, '0')
    // `10 x 24 x 1/2` is a number and its thread, as in `#10-24 x 1/2`.
    .replace(numberThread, (words) => words.replace('x', '-'))
    // `CV-101 idler bolts: 24 x M16 x 50`: a tag says where the part belongs.
    .replace(/^(?!m\d)[a-z]{1,4}[- ]?\d{2,4}\b[\w/ .-]{0,40}:(?= ?\d{1,5} ?(?:x|off|no|pcs?|ea)(?![a-z]))/, (tag) =>
      ' '.repeat(tag.length),
    )
    // `1/4 20 x 1`: the threads per inch of that size.
    .replace(/(?<![\w./])(\d+\/\d+) (\d{2})(?= ?x ?\d)/g, (words, size: string, count: string) =>
      inchThreads[size]?.UNC === Number(count) || inchThreads[size]?.UNF === Number(count) ? `${size}-${count}` : words,
    )
    .replace(/^(\W*)(?:a )?(?:pair|couple) of(?= [a-z\d])/, (words, space: string) =>
      `${space}2 off`.padEnd(words.length),
    )
    .replace(/\ba (?=gross\b)/g, '1 ')
    .replace(/\b(?:hlaf|harf|halve) (?=an? )/g, 'half ')
    // `metric 20`, `20-off`.
    .replace(/\bmetric (?=\d{1,2}(?![\d.]))/g, (words) => 'm'.padStart(words.length))
    .replace(/(?<=\d)-(?=off(?![a-z]))/g, ' ')
    .replace(sizeBeforeM, 'm$1')
    // `12/5x50 split pin`: a quantity and a size; halves, quarters and so on are of an inch.
    .replace(/^(\W*\d{1,6})\/(?!(?:2|4|8|16|32)(?!\d))(?=\d+(?:\.\d)?x\d)/, '$1 ')
    // `73AS6-6`: a rivet by its metal, its diameter in 32nds and its grip in 16ths of an inch.
    .replace(/(?<![a-z0-9])7[3-5]a?[as]s?(?=[3-8]-\d{1,2}(?!\d))/g, 'pop ')
    // `chemset for M16 rod`, `nuts for M12 bolts`: the other part is not requested.
    .replace(goesWith, (words) => ' '.repeat(words.length))
    .replace(gluedBy, (words) => ' '.repeat(words.length))
    // `M12 x 90 bolt w nut`.
    .replace(/(?<=\s)w(?=\s(?:\d )?(?:nuts?|washers?|nylocs?)(?![a-z]))/g, '+')
    .replace(quarterInch14, '14-14 ')
    // `16ø bolt`.
    .replace(/(?<![\w.])(\d{1,2}(?:\.\d)?)( ?)ø(?!\w)/g, 'ø$1$2')
    // `bolts 8mm x 1"`: a diameter in mm and a length in inches.
    .replace(
      /(?<![\w./])(\d{1,2})mm(?= ?x ?(?:\d+[ -])?\d+(?:\/\d+)? ?(?:"|in(?:ch)?(?![a-z])))/g,
      (words, figure: string, _at, whole: string) =>
        /bolt|screw/.test(whole) ? `m${figure}`.padEnd(words.length) : words,
    )
    // `M.10 x 40`.
    .replace(/(?<![a-z0-9])m\.(?=\d)/g, ' m')
    // `bolt b + n + w`, `b/n/2w`, `n + w`: letters for bolt, nut and washer.
    .replace(/(?<![a-z0-9])(?:b ?[+&/] ?)?n ?[+&/] ?2?w(?:'?s)?(?![a-z0-9])/g, (letters) =>
      (letters.startsWith('b') ? 'bnw' : 'n/w').padEnd(letters.length),
    )
    // `M12x80/46`: a length and the length of its thread. `M20x2.5P x 90L`: letters behind pitch and length.
    .replace(/(?<=m\d{1,2} ?x ?\d{2,3})\/\d{2,3}(?![\d/])/g, (found) => ' '.repeat(found.length))
    .replace(/(?<=m\d{1,2} ?x ?\d(?:\.\d+)?)p(?= ?x)|(?<=x ?\d{1,3})l(?![a-z0-9])/g, ' ')
    .replace(/\bmetal thread(?= screws?\b)/g, 'metal-thread')
    .replace(/\b(re|hy) ?(?=\d{3}\b)/g, (words, name: string) => name.padStart(words.length))
    // `3/4 dia x 4`: the word between size and length.
    .replace(/(?<=\d\/\d{1,2} ?"? ?)dia(?:m(?:eter)?)?\b\.?(?= ?x)/g, (word) => ' '.repeat(word.length));

/** Replaces text that has been read, so that it is not read twice and positions stay the same. */
export const taken = '~';

/** A text from which readers remove what they have understood. */
export class WorkingText {
  readonly text: string;
  rest: string;
  constructor(text: string) {
    this.text = text;
    this.rest = text;
  }
  take({ start, end }: Span): void {
    this.rest = this.rest.slice(0, start) + taken.repeat(end - start) + this.rest.slice(end);
  }
  /** Removes the first match of a pattern as if it had not been written, so that the text may end before it. */
  blankMatch(pattern: RegExp): boolean {
    const match = pattern.exec(this.rest);
    if (!match) return false;
    const end = match.index + match[0].length;
    this.rest = this.rest.slice(0, match.index) + ' '.repeat(match[0].length) + this.rest.slice(end);
    return true;
  }
  /** Removes the first match of a pattern and returns it, or null. */
  takeMatch(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.rest);
    if (match) this.take({ start: match.index, end: match.index + match[0].length });
    return match;
  }
}
