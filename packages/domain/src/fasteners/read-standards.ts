import { readOwnStandards } from './own-patterns.ts';
import { captured, either, oneOf, oneOfNames, optional, sequence } from './patterns.ts';
import { findNational } from './standards-elsewhere.ts';
import type { Lexicon } from './tables.ts';
import type { StandardReading } from './types.ts';
import type { WorkingText } from './working-text.ts';

/** Bodies as texts write them, and the body whose standards they name. A body adopts those of another: `DIN EN ISO 4014` is ISO 4014. */
const bodyOfName: Readonly<Record<string, string>> = {
  ...{ 'din en iso': 'ISO', 'din - iso': 'ISO', 'bs en iso': 'ISO', 'en iso': 'ISO', iso: 'ISO' },
  ...{ 'bs en': 'EN', en: 'EN', bs: 'BS', din: 'DIN', 'as / nzs': 'AS', as: 'AS' },
  ...{ 'ansi / asme': 'ASME', ansi: 'ASME', asme: 'ASME', astm: 'ASTM', jis: 'JIS', sae: 'SAE', ifi: 'IFI' },
};
const lettersOf = (text: string) => text.replace(/[^a-z]/g, '');
const bodies = new Map(Object.entries(bodyOfName).map(([name, body]) => [lettersOf(name), body]));

/** ASTM standards that buyers name by their number alone: `A325 bolt`. */
const knownAstm = ['a325', 'a354', 'a449', 'a490', 'a563', 'f436', 'f1554', 'f3125'] as const;
/** `DIN`, `AS/NZS:`. It may be missing before `A325`, and before `B18.3.1M`, as CAD libraries write the standards of ASME. */
const bodyIfGiven = either(
  sequence(captured('body', oneOfNames(Object.keys(bodyOfName))), /\s*[-:./]?\s*/),
  /(?=b18\.)/,
  `(?=${oneOf(knownAstm)}(?!\\d))`,
);
/** `B18.2.1`, `B 18.3.1M` of ASME. */
const asmeNumber = /b\s*18(?:\.\d+){1,3}m?/;
/** `A325` and `F-436` of ASTM, `B1180` of JIS, `J429` of SAE. */
const letteredNumber = /[abfj]\s?-?\d{3,4}/;
/** `933`, `1110.1`, `14399-4`. */
const plainNumber = /\d{1,5}(?:\.\d(?!\d))?(?:-\d{1,2}(?!\d|\.))?/;
/** `DIN 125A`: the form of the part. */
const form = /[a-k](?![a-z0-9])/;
/** `ISO 4014:2011`. */
const year = /\s*[:-]\s*(?:19|20)\d\d(?!\d)/;
const standard = new RegExp(
  sequence(
    /(?<![a-z0-9])/,
    bodyIfGiven,
    captured('number', either(asmeNumber, letteredNumber, plainNumber)),
    optional(form),
    optional(year),
  ),
);

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
    const [whole] = match;
    const { body: given, number: numberText = '' } = match.groups ?? {};
    const written = given ?? (/^[af]/.test(numberText) ? 'astm' : 'asme');
    const body = bodies.get(lettersOf(written)) ?? 'DIN';
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
