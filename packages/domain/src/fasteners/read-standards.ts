import { readOwnStandards } from './own-patterns.ts';
import { findNational } from './standards-elsewhere.ts';
import type { Lexicon } from './tables.ts';
import type { StandardReading } from './types.ts';
import type { WorkingText } from './working-text.ts';

const standard =
  /(?<![a-z0-9])(?:(din\s*en\s*iso|din\s*-?\s*iso|en\s*iso|bs\s*en\s*iso|bs\s*en|iso|din|as\s*\/?\s*nzs|asnzs|as|asme|ansi(?:\s*\/?\s*asme)?|astm|bs|jis|sae|ifi|en)\s*[-:./]?\s*|(?=b18\.)|(?=(?:a(?:325|354|449|490|563)|f(?:436|1554|3125))(?!\d)))(b\s*18(?:\.\d+){1,3}m?|[abfj]\s?-?\d{3,4}|j\d{3}|\d{1,5}(?:\.\d(?!\d))?(?:-\d{1,2}(?!\d|\.))?)([a-k](?![a-z0-9]))?(?:\s*[:-]\s*(?:19|20)\d\d(?!\d))?/;
const bodies: readonly (readonly [RegExp, string])[] = [
  [/iso$/, 'ISO'],
  [/^din/, 'DIN'],
  [/^as(?:\s*\/?\s*nzs)?$|^asnzs/, 'AS'],
  [/^asme|^ansi/, 'ASME'],
  [/^astm/, 'ASTM'],
  [/^jis/, 'JIS'],
  [/^sae/, 'SAE'],
  [/^ifi/, 'IFI'],
  [/en$/, 'EN'],
  [/^bs/, 'BS'],
];
/** Reads the standards that a text names and removes them from it. `end` is where the last one ends, −1 if there is none. */
export function readStandards(lexicon: Lexicon, text: WorkingText): { found: StandardReading[]; end: number } {
  const found: StandardReading[] = readOwnStandards(lexicon.ownStandards, text);
  let end = found.at(-1)?.end ?? -1;
  const national = findNational(text.rest);
  const known = national && lexicon.standards.get(national.name);
  if (national && (known || national.certain)) {
    text.take(national);
    ({ end } = national);
    found.push({ start: national.start, end, name: national.name, record: known ?? null });
  }
  for (let from = 0; from < 6; from += 1) {
    const match = standard.exec(text.rest);
    if (!match) break;
    // CAD libraries write `B18.3.1M` without its body, ASME.
    const [whole, given = '', numberText = ''] = match;
    const written = given !== '' ? given : /^[af]/.test(numberText) ? 'astm' : 'asme';
    const body = bodies.find(([pattern]) => pattern.test(written.trim()))?.[1] ?? 'DIN';
    const number = numberText.replace(/\s+/g, '').toUpperCase();
    const base = number.replace(/-\d+$/, '');
    const record =
      lexicon.standards.get(`${body} ${number}`) ??
      lexicon.standards.get(`${body} ${base}`) ??
      (body === 'ISO' || body === 'EN'
        ? (lexicon.standards.get(`ISO ${base}`) ?? lexicon.standards.get(`DIN ${base}`))
        : undefined) ??
      lexicon.standards.get(`${body} ${base.replace(/\.\d$/, '')}`);
    const short = record === undefined && /^\d{1,2}$/.test(number);
    if (short) {
      // `as 12`, `in 10`: ordinary words. Replaced by dots of the same length, so that they are not matched again.
      text.rest = `${text.rest.slice(0, match.index)}${written.replace(/[a-z]/g, '.')}${text.rest.slice(match.index + written.length)}`;
      continue;
    }
    const suffix = record && number !== base && record.number !== number ? number.length - base.length : 0;
    const span = { start: match.index, end: match.index + whole.length - suffix };
    text.take(span);
    ({ end } = span);
    found.push({
      ...span,
      name: record ? `${record.body} ${record.number}` : `${body} ${number}`,
      record: record ?? null,
    });
  }
  return { found, end };
}
