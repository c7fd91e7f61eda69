const figures: Readonly<Record<string, number>> = {
  ...{
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20 },
  ...{ thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
const multiples: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 };
const parts: Readonly<Record<string, number>> = { quarter: 4, eighth: 8, eigth: 8, sixteenth: 16 };

const oneOf = (words: Readonly<Record<string, number>>): string => Object.keys(words).join('|');
const word = `(?:${oneOf(figures)}|${oneOf(multiples)})(?![a-z])`;
/** `twenty`, `twenty five`, `two hundred and fifty`. */
const amount = `(?:(?:a|\\d{1,2})\\s+(?=${oneOf(multiples)}))?${word}(?:(?:[\\s-]+|\\s+and\\s+)${word})*`;
const lead = '(?:(?:needs?|wants?|and|also|then|plus|please|send|order|get|want|say|approx\\.?)\\s+)*';

/** Sixteenths and so on of an inch: `five eighths`, `seven sixteenths of an inch`, `3 eighths`. */
const fraction = new RegExp(
  `(?<![a-z0-9])(${oneOf(figures)}|\\d{1,2})[\\s-](${oneOf(parts)})s?(?:(?:\\s+of\\s+an)?[\\s-]+inch)?(?![a-z])`,
  'g',
);
/**
 * An amount at the start. A single number up to twelve may be part of a name, such as `two part epoxy`, so that a size or a unit must
 * follow it.
 */
const atStart = new RegExp(`^(\\W*${lead})(${amount})(?=\\s+[a-z\\d])`);
const followsSmall =
  /^\s+(?:m\s?\d|\d|(?:lengths?|sticks?|tubes?|gross|dozen|doz|pairs?|box(?:es)?|bags?|pack(?:et)?s?|off|of)(?![a-z]))/;
/** Millimetres: `ten mil rod`, `twelve mm nuts`. */
const millimetres = new RegExp(`(?<![a-z])(${oneOf(figures)})(?=[\\s-](?:mm|mil)(?![a-z]))`, 'g');
/** `dozen M20 nylocs`. */
const dozen = /^(\W*)doz(?:en)?\.?(?=\s[a-z\d])/;
/** An amount at the end, behind a sign: `M16 nylocs - fifty`. */
const atEnd = new RegExp(
  `(?<=[a-z\\d)]\\s*[-=:,x]\\s*|(?:qty|quantity)\\s+)(${amount})(?=\\s*(?:off|of|pcs|ea|each)?\\s*$)`,
);

/** The number that words such as `two hundred and fifty` say. */
export function numberOf(words: string): number {
  let whole = 0;
  let part = 0;
  for (const each of words.split(/[\s-]+/)) {
    const times = multiples[each];
    if (times === undefined) part += figures[each] ?? (Number(each) || 0);
    else if (times === 1000) {
      whole += (part || 1) * times;
      part = 0;
    } else part = (part || 1) * times;
  }
  return whole + part;
}

/** Whether a text may say a number in words at all. Most do not, and need no further reading. */
const maySay = new RegExp(`${oneOf(figures)}|${oneOf(multiples)}|${oneOf(parts)}|doz`);

/** Replaces fractions and amounts in words with figures. The length stays the same. */
export const withFigures = (text: string): string =>
  maySay.test(text)
    ? text
        .replace(fraction, (found, over: string, under: string) =>
          `${figures[over] ?? over}/${parts[under] ?? ''}"`.padEnd(found.length),
        )
        .replace(millimetres, (words) => String(figures[words] ?? words).padStart(words.length))
        .replace(dozen, (found, blank: string) => `${blank}12`.padEnd(found.length))
        .replace(atStart, (found, before: string, words: string, at: number) => {
          const small = numberOf(words) <= 19 && !/[\s-]/.test(words);
          if (small && !followsSmall.test(text.slice(at + found.length))) return found;
          return `${before}${numberOf(words)}`.padEnd(found.length);
        })
        .replace(atEnd, (words) => String(numberOf(words)).padEnd(words.length))
    : text;
