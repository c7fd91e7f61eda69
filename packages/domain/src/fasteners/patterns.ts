/**
 * Builds long patterns from named parts and lists of words. A part is a pattern without flags or the source of one; these
 * functions return the source of a part, so that parts can be nested. Call `new RegExp` for the whole at the top of a module, never in a function.
 */
export type PatternPart = RegExp | string;

const grouped = (part: PatternPart): string => `(?:${typeof part === 'string' ? part : part.source})`;

/** All parts, one after another. */
export const sequence = (...parts: readonly PatternPart[]): string => parts.map(grouped).join('');

/** Any one of the parts; the first that matches is used. */
export const either = (...parts: readonly PatternPart[]): string => `(?:${parts.map(grouped).join('|')})`;

/** All parts, one after another, or nothing. */
export const optional = (...parts: readonly PatternPart[]): string => `(?:${sequence(...parts)})?`;

/** All parts, one after another, as a named group. */
export const captured = (name: string, ...parts: readonly PatternPart[]): string => `(?<${name}>${sequence(...parts)})`;

/** Lookahead: any one of the parts follows. */
export const followedBy = (...parts: readonly PatternPart[]): string => `(?=${either(...parts)})`;

/** Negative lookahead: none of the parts follows. */
export const notFollowedBy = (...parts: readonly PatternPart[]): string => `(?!${either(...parts)})`;

/** A literal text: characters with a meaning in patterns are escaped. */
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
