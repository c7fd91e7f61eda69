import { leadWord } from './lead-words.ts';
import { either, oneOf, optional, sequence } from './patterns.ts';

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const amounts: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['couple', 2],
  ['fourty', 40],
  ...ones.map((word, at): [string, number] => [word, at + 1]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
]);

/** `five`, `twelve`. */
const small = oneOf(ones);
/** `forty`, `fifty-five`, `twelve`. */
const upToNinety = either(sequence(oneOf(tens), optional(/[ -]/, oneOf(ones.slice(0, 9)))), small);
/** `a`, `a couple of`, `2`, `five`: how many hundreds or thousands. */
const many = either(/(?:a )?couple(?: of)?/, /a/, /\d{1,2}/, upToNinety);
/** ` and fifty`, ` five hundred and ten`: what is added to them. */
const added = sequence(/ (?:and )?/, upToNinety, /(?: hundred)?/, optional(/ and /, upToNinety));
/** `a hundred`, `two thousand`, `five hundred and fifty`. */
const large = sequence(optional(many, / /), /(?:hundred|thousand)/, optional(added));
/** `m ten by forty`, as a telephone writes what it hears. */
const spokenSize = new RegExp(`(?<![a-z0-9])m (${upToNinety})(?: by (${upToNinety}))?(?![a-z-])`, 'g');
/** `m12 by fifty`. */
const spokenLength = new RegExp(`(?<=(?<![a-z])m\\d{1,2} *(?:by|x) )(?:${upToNinety})(?![a-z-])`, 'g');
const largeNumber = new RegExp(`(?<![a-z0-9-])(?:${large})(?![a-z-])(?= ?[a-z\\d(]|\\s*$)`, 'g');
const tensFirst = new RegExp(`^(\\W*(?:(?:${leadWord}|a) )*)(${upToNinety})(?= [a-z\\d])`);
/** Small numbers are parts of names, such as `two part epoxy`, unless a size or a measure follows. */
const sizeBehind = new RegExp(
  sequence(
    /^ /,
    either(
      ...[/m ?\d/, /\d+ ?(?:mm|g)\b/, /\d+\/\d/, /\d+ ?x ?\d/, /(?:lengths?|sticks?|tubes?) /],
      /(?:off|gross|dozen|doz|pairs?|box(?:es)?|bags?|pack(?:et)?s?) /,
    ),
  ),
);
/** `twelve mm nyloc nuts`. */
const spokenMeasure = new RegExp(`(?<![a-z0-9])(${upToNinety}) (?:mm|mils?)(?![a-z])`, 'g');
/** `M16 nylocs - fifty`, `clips qty six`. */
const tensLast = new RegExp(`(?<=[a-z\\d)] ?[-=:,x] ?|qty:? )(?:${upToNinety})(?=\\W*$)`);
/** `hex bolts grade eight`. */
const spokenGrade = /(?<=(?<![a-z])(?:grade|gr|class) )(?:two|four|five|eight|ten)(?![a-z-]| point)/g;
const parts: Readonly<Record<string, number>> = { quarter: 4, eighth: 8, eigth: 8, sixteenth: 16 };
/** `seven sixteenths of an inch`, `3 eighths`. */
const fraction = new RegExp(
  `(?<![a-z0-9])(${small}|\\d{1,2})[ -](${Object.keys(parts).join('|')})s?(?:(?: of an)?[ -]inch)?(?![a-z])`,
  'g',
);

function amountOf(words: string): number {
  let total = 0;
  let part = 0;
  for (const word of words.split(/[ -]+/)) {
    if (word === 'hundred') part = Math.max(1, part) * 100;
    else if (word === 'thousand') {
      total += Math.max(1, part) * 1000;
      part = 0;
    } else part = word === 'couple' ? 2 : part + (amounts.get(word) ?? (Number(word) || 0));
  }
  return total + part;
}

/** Writes numbers in words as figures: `two hundred and fifty M12 nuts`, `forty M16 nuts`. The length stays the same. */
export function withFigures(text: string): string {
  if (!/[a-z]{3}/.test(text)) return text;
  const written = text
    .replace(fraction, (words, over: string, under: string) =>
      `${amounts.get(over) ?? over}/${parts[under] ?? ''}"`.padEnd(words.length),
    )
    .replace(/^dozen(?= \d)/, '12   ')
    .replace(spokenMeasure, (words, figure: string) => `${amountOf(figure)}mm`.padEnd(words.length))
    .replace(tensLast, (words) => String(amountOf(words)).padEnd(words.length))
    .replace(spokenSize, (words, size: string, length?: string) =>
      `m${amountOf(size)}${length === undefined ? '' : ` x ${amountOf(length)}`}`.padEnd(words.length),
    )
    .replace(spokenLength, (words) => String(amountOf(words)).padEnd(words.length))
    .replace(spokenGrade, (words) => String(amountOf(words)).padEnd(words.length))
    .replace(largeNumber, (words) => String(amountOf(words)).padEnd(words.length));
  return written.replace(tensFirst, (whole, before: string, words: string, ...rest) => {
    const at = rest.at(-2) as number;
    const isTens = tens.some((word) => words.startsWith(word));
    if (!isTens && !sizeBehind.test(written.slice(at + whole.length))) return whole;
    return `${before.replace(/a $/, '  ')}${amountOf(words)}`.padEnd(whole.length);
  });
}
