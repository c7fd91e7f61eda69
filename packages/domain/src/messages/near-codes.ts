const named = (character: string): string => (/\d/.test(character) ? character : `letter ${character}`);
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const ordinal = (nth: number): string => `${nth}${nth === 2 ? 'nd' : nth === 3 ? 'rd' : 'th'}`;

/** LINE-06: how a typed code differs from a similar real one. Characters are single letters and digits. */
export const nearCodeMessages = {
  punctuation: 'Only the punctuation differs.',
  /** `the 0`, or `the letter A`. */
  the: (character: string) => `the ${named(character)}`,
  theLast: (character: string) => `the last ${named(character)}`,
  theFirst: (character: string) => `the first ${named(character)}`,
  /** `nth` from 2. */
  theNth: (nth: number, character: string) => `the ${ordinal(nth)} ${named(character)}`,
  /** `which` is one of the texts above. */
  typedAs: (which: string, typed: string) => sentence(`${which} was typed as the ${named(typed)}`),
  isNot: (which: string, typed: string) => sentence(`${which} is not the ${named(typed)}`),
  swapped: (first: string, second: string) => sentence(`the ${named(first)} and the ${named(second)} were swapped`),
  repeated: (times: number, character: string, typed: string) =>
    sentence(`${times} times ${named(character)} was typed as the ${named(typed)}`),
  alike: (count: number) => sentence(`${count} characters were typed as others that look alike`),
  missing: (character: string) => sentence(`the ${named(character)} is missing`),
  tooMany: (character: string) => sentence(`there is one ${named(character)} too many`),
} as const;
