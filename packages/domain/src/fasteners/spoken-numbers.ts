const ones: Readonly<Record<string, number>> = {
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
};
const more: Readonly<Record<string, number>> = {
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
  ...{ twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 };

const oneOf = (words: Readonly<Record<string, number>>) => Object.keys(words).join('|');
const any = `(?:${oneOf(more)}|${oneOf(ones)}|${oneOf(scales)})(?![a-z])`;
const inWords = `${any}(?:(?: and |[ -])${any})*`;
/** Small numbers in words are parts of names, such as `two part epoxy`, unless they count something. */
const large = `(?:(?:${oneOf(ones)}) )?(?:${oneOf(more)}|${oneOf(scales)})(?![a-z])(?:(?: and |[ -])${any})*`;
const small = `(?:${oneOf(ones)})(?= (?:m ?\\d|\\d+ ?mm|lengths? of|sticks? of|tubes? of|off ))`;

/** `two hundred and fifty`: 250. */
const numberOf = (text: string): number => {
  let all = 0;
  let last = 0;
  for (const word of text.split(/[ -]+/)) {
    const scale = scales[word];
    if (scale !== undefined) {
      last = Math.max(1, last) * scale;
      if (scale === 1000) {
        all += last;
        last = 0;
      }
    } else last += ones[word] ?? more[word] ?? 0;
  }
  return all + last;
};

const sizeInWords = new RegExp(`(?<![a-z])m[ -](${inWords})`, 'g');
const lengthInWords = new RegExp(`(?<=(?<![a-z])m\\d{1,2} *(?:by|x) )(${inWords})`, 'g');
const counted = new RegExp(
  `^((?:(?:i|we|need|and|also|then|plus|please|send|order|a)\\s+)*)(${large}|${small})(?= (?:of )?[a-z\\d#])`,
);

/** `bolts - fifteen hundred`. */
const countedLast = new RegExp(`(?<=[-,:=] )(${large})(?=\\W*$)`);

/** Writes numbers in words as figures: `two hundred M12 bolts`, `m sixteen by fifty`. The length stays the same. */
export const withoutNumberWords = (text: string): string =>
  text
    .replace(sizeInWords, (words, figure: string) => `m${numberOf(figure)}`.padEnd(words.length))
    .replace(lengthInWords, (words) => String(numberOf(words)).padEnd(words.length))
    .replace(countedLast, (words) => String(numberOf(words)).padEnd(words.length))
    .replace(counted, (words, lead: string, figure: string) =>
      `${lead.replace(/a\s+$/, '  ')}${numberOf(figure)}`.padEnd(words.length),
    );
