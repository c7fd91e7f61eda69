import { readFastener } from '../fasteners/read-fastener.ts';
import type { FastenerReading, FastenerTables } from '../fasteners/types.ts';
import { lacksFinish } from './section-words.ts';

/** Ways to say that a row repeats the one above. */
const phrases = ['same as above', 'as above', 'as per above', 'same again', 'the same', 'ditto', 'same size', 'same'];
const afterPhrase = '(?:\\s+(?:but|in|except|only|with|for)(?![a-z]))*';
const said = new RegExp(`(?<![a-z])(?:${phrases.join('|').replaceAll(' ', '\\s+')}|do\\.)(?![a-z])${afterPhrase}`, 'i');
/** Ditto marks: one at the start of the row, or two and more anywhere. One elsewhere may be an inch sign. */
const marksFirst = /^\s*(?:-\s?)?(?:["”″〃]|'')(?:\s?-)?(?=\s)/;
const marks = /(?<=\s)(?:["”″〃](?:\s+|$)){2,}/;
const anyMark = /(?:^|(?<=\s))(?:-\s?)?(?:["”″〃]|'')(?:\s?-)?(?=\s|$)/g;

/** Whether a row repeats the row above it. */
export const repeats = (text: string): boolean => said.test(text) || marksFirst.test(text) || marks.test(text);

/** `Same again in M20`: as many as above. */
export const repeatsQuantity = (text: string): boolean => /\bsame\s+(?:again|qty|quantity|amount|number)\b/i.test(text);

/** The text without `as above` and ditto marks. */
export const withoutRepeats = (text: string): string =>
  (marksFirst.test(text) || marks.test(text) ? text.replace(anyMark, ' ') : text)
    .replace(said, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The words of the row above that a row repeats: what it does not say itself. A row that names another part, as `ditto washers`, repeats
 * size and finish. The size comes last, so that `x 60` of the row follows it.
 */
export function repeatedWords(text: string, above: FastenerReading, tables: FastenerTables): string {
  const own = readFastener(withoutRepeats(text), { tables });
  const [item] = own.items;
  const [from] = above.items;
  const namesPart = own.standards.length > 0 || own.items.some(({ families }) => families.length > 0);
  const graded = (item?.strengths.length ?? 0) + (item?.materials.length ?? 0) > 0;
  const coated = (item?.finishes.length ?? 0) > 0;
  const carried = above.known.filter(({ says }) => {
    if (says === 'size' || says === 'length' || says === 'thread') return false;
    if (says === 'finish') return namesPart ? lacksFinish(own) : !coated;
    return !namesPart && !(says === 'grade' && graded);
  });
  const words = carried.map((each) => each.text);
  if (!namesPart && !graded) words.push(...(from?.strengths ?? []));
  const [material] = from?.materials ?? [];
  if (!graded && !coated && from?.materials.length === 1 && (material === '304' || material === '316'))
    words.push(`stainless ${material}`);
  if (!namesPart) words.push(...above.standards.map(({ name }) => name));
  const size = item?.size ? null : from?.size;
  if (!namesPart && from?.length && !own.items.some(({ length }) => length) && !/(?:^|\s)x\s*\d/i.test(text))
    words.push(`${from.length.text.replace(/^\d+$/, '$&mm')} long`);
  if (size) {
    const { series = null, pitch = null } = from?.thread ?? {};
    const thread =
      series === 'UNC' || series === 'UNF' ? ` ${series}` : series === 'fine' && pitch ? ` x ${pitch}` : '';
    words.push(`${size.text}${thread}`);
  }
  return words.join(' ');
}
