/**
 * Builds long patterns from named parts and lists of words. A part is a pattern without flags or the source of one; what these functions
 * return is the source of a part, so that parts can be nested. `new RegExp` of the whole stands at the top of a module, never in a function.
 */
export type PatternPart = RegExp | string;

const grouped = (part: PatternPart): string => `(?:${typeof part === 'string' ? part : part.source})`;

/** All parts, one behind the other. */
export const sequence = (...parts: readonly PatternPart[]): string => parts.map(grouped).join('');

/** Any one of the parts; the first that fits is taken. */
export const either = (...parts: readonly PatternPart[]): string => `(?:${parts.map(grouped).join('|')})`;

/** All parts, one behind the other, or nothing. */
export const optional = (...parts: readonly PatternPart[]): string => `(?:${sequence(...parts)})?`;

/** All parts, one behind the other, under a name among the `groups` of a match. */
export const captured = (name: string, ...parts: readonly PatternPart[]): string => `(?<${name}>${sequence(...parts)})`;

/** What follows begins with any one of the parts, which are not taken. */
export const followedBy = (...parts: readonly PatternPart[]): string => `(?=${either(...parts)})`;

/** What follows begins with none of the parts. */
export const notFollowedBy = (...parts: readonly PatternPart[]): string => `(?!${either(...parts)})`;

/** A text as it stands: signs with a meaning in patterns lose it. */
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Any of these words, the longest first. */
export const oneOf = (words: Iterable<string>): string =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join('|')})`;

/** Any of these decimal numbers, with a point or a comma. */
export const oneOfDecimals = (numbers: Iterable<string>): string => oneOf(numbers).replaceAll('\\.', '[.,]');

/** Any of these names, the longest first. Blanks, hyphens and slashes in them may be left out: `as / nzs` also reads `asnzs`. */
export const oneOfNames = (names: Iterable<string>): string =>
  oneOf(names)
    .replace(/ (-|\\\/) /g, ' $1? ')
    .replaceAll(' ', '\\s*');
