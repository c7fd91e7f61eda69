import { readFastener } from '../fasteners/read-fastener.ts';
import type { FastenerReading, FastenerTables } from '../fasteners/types.ts';

const polite =
  /\b(?:all|please|pls|items?|only|everything|parts|fasteners|the following|to be|unless (?:noted|stated))\b/gi;

/** `Please quote the following in 316`: a sentence that gives what all rows below it are made of. */
const sentence =
  /\b(?:all|following|everything|below)\b(?: \S+){0,4}? (?:in|be|are) ([^.?!:,]{2,30}?)(?= for | by |\s*[.?!:,]|\s*$)/i;

/** The material or finish that a line gives for all rows below it: `All 316 please`, `GALVANISED`. Null for any other line. */
export function sectionOf(text: string, tables: FastenerTables): string | null {
  const words = (sentence.exec(text)?.[1] ?? text)
    .replace(polite, ' ')
    .replace(/[^\p{L}\p{N}/. -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (words === '' || words.split(' ').length > 4) return null;
  const said = /^(?:304|316)$/.test(words) ? `stainless ${words}` : words;
  const { items, quantity, unknown, standards, brands, figures } = readFastener(said, { tables });
  const [item] = items;
  if (!item || quantity !== null || unknown.length + standards.length + brands.length + figures.length > 0) return null;
  if (item.families.length > 0 || item.size !== null) return null;
  return item.materials.length + item.finishes.length > 0 ? said : null;
}

/** Whether a row may take the material or finish of its section: it names a part and gives neither. */
export const lacksFinish = ({ items }: FastenerReading): boolean =>
  items.some(({ families }) => families.length > 0) &&
  items.every(({ materials, finishes }) => materials.length + finishes.length === 0);

/** `50 nuts to suit`, `matching washers`, `and nuts for above`. */
const toSuit =
  /\b(?:(?:to|that) (?:suit|match|fit|go with)s?|matching|(?:for|with) (?:the )?(?:above|these|those|them))\b/i;

/** Size, thread and finish of a row, for nuts and washers below it that must suit it. */
export function wordsToSuit(text: string, reading: FastenerReading, above: FastenerReading | null): string | null {
  const small = reading.items.every(({ role, size }) => size === null && (role === 'nut' || role === 'washer'));
  const size = above?.items[0]?.size;
  if (!above || !size || !small || reading.items.length === 0 || !toSuit.test(text)) return null;
  const { series } = above.items[0]?.thread ?? { series: null };
  const pitch = above.items[0]?.thread.pitch ?? null;
  const thread = series === 'UNC' || series === 'UNF' ? ` ${series}` : series === 'fine' && pitch ? ` x ${pitch}` : '';
  const { materials = [] } = above.items[0] ?? {};
  const [material] = materials.filter((each) => each === '304' || each === '316');
  const finish = lacksFinish(reading)
    ? above.known.filter(({ says }) => says === 'finish').map((each) => ` ${each.text}`)
    : [];
  if (lacksFinish(reading) && materials.length === 1 && material !== undefined) finish.push(` stainless ${material}`);
  return `${size.text}${thread}${finish.join('')}`;
}
