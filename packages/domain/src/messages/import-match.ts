/**
 * IMP-06: why a row of a list matches a part, or does not. `reason` of a row joins such sentences with a space. Texts of the row arrive in
 * quotation marks.
 */
export const importMatchMessages = {
  exact: 'Exact code.',
  yourCode: (code: string) => `Your code ${code}.`,
  punctuation: 'Same code, different punctuation.',
  learned: (typed: string) => `You chose this for ${typed} before.`,
  severalParts: (count: number, typed: string) => `${count} parts have the code ${typed}.`,
  superseded: (code: string, by: string) => `${code} was superseded by ${by}.`,
  damaged: (code: string, typed: string) => `A spreadsheet may have changed ${code} into ${typed}.`,
  discontinued: 'This part is discontinued.',
  contradicts: (said: string, part: string) => `The row says ${said}, the part with this code is ${part}.`,
  partOfRow: (part: number, words: string) => `Part ${part} of this row: ${words}.`,
  includesMates: 'Its nut and washer usually come with it; none are added.',
  noPart: 'The row names no part.',
  noCode: (typed: string) => `No part has the code ${typed}.`,
  noSuchCode: 'No part has this code.',
  noSuchDescription: 'No part has this description.',
  oneMistake: (typed: string, count: number) =>
    `No part has the code ${typed}; ${count === 1 ? 'this one differs' : 'these differ'} by one mistake.`,
  allExcept: (words: string) => `These match everything except ${words}.`,
  only: 'The only part that fits the description.',
  /** A description that fits one part but leaves its size or kind open. `others`: near parts are offered beside it. */
  onePart: (others: boolean) =>
    others
      ? 'The first has all these words; the others are close.'
      : 'One part has these words. Check that it’s the one you mean.',
  /** `count` is null for very many. */
  several: (count: number | null) => `${count ?? 'Many'} parts fit; the most common come first.`,
  few: 'These fit the description.',
  quantity: {
    belowZero: 'The quantity is below zero.',
    zero: 'The quantity is 0.',
    minimumInstead: (why: string) => `${why} The minimum is filled in.`,
    unknownUnit: (unit: string) => `The unit ${unit} is not known; the quantity was read as pieces.`,
  },
} as const;
