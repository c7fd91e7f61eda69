import { readSearch } from '../catalogue/read-search.ts';
import type { SearchIndex } from '../catalogue/search-index.ts';
import { withoutPart } from '../catalogue/without-part.ts';
import { isBelowZero, plainQuantity, unitLike } from '../fasteners/quantities.ts';
import { parseQuantity } from '../line/parse-quantity.ts';
import { defaultQuantity } from '../line/quantity.ts';
import { importMatchMessages as messages } from '../messages/import-match.ts';
import { type CodeHit, findCode } from './code-book.ts';
import { type DescriptionHit, findDescription } from './describe.ts';
import type { Band, Candidate, ImportRow, LearnedAliases, MatchedRow } from './types.ts';

/** Maximum candidates per row (IMP-06). */
const mostCandidates = 3;

interface Verdict {
  readonly band: Band;
  readonly reason: string;
  readonly rows: readonly number[];
  readonly choices?: DescriptionHit['choices'];
}

const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

function byCode(index: SearchIndex, row: ImportRow, hit: CodeHit, typed: string): Verdict {
  const { rows, how, written } = hit;
  const several = rows.length > 1;
  if (several) return { band: 'choose', reason: messages.severalParts(rows.length, quoted(typed)), rows };
  const [only = 0] = rows;
  const facts = index.list.factsAt(only);
  if (how === 'superseded') return { band: 'check', reason: messages.superseded(written, facts.stock_code), rows };
  if (how === 'damaged') {
    return { band: 'check', reason: messages.damaged(written, quoted(typed)), rows };
  }
  const next = index.list.superseded[facts.stock_code];
  const heir = next === undefined ? -1 : index.list.rowOf(next);
  if (next !== undefined && heir >= 0)
    return { band: 'check', reason: messages.superseded(facts.stock_code, next), rows: [heir, only] };
  if (facts.discontinued) return { band: 'check', reason: messages.discontinued, rows };
  const other = contradiction(index, only, row.description);
  if (other) return { band: 'check', reason: other, rows };
  const reasons = {
    code: messages.exact,
    customer: messages.yourCode(written),
    plain: messages.punctuation,
    alias: messages.learned(quoted(typed)),
  };
  return { band: 'sure', reason: reasons[how], rows };
}

/** A sentence on how the row's description contradicts the part with its code, or null. */
function contradiction(index: SearchIndex, row: number, said: string): string | null {
  if (said === '') return null;
  const reading = readSearch(index, index.mutate(said.slice(0, 200)), { quantity: false });
  const [item] = reading.items;
  if (!item) return null;
  const { size } = index.list.factsAt(row);
  const missing = withoutPart(index, reading, item, row, true);
  if (missing.length === 0) return null;
  const [first = ''] = missing;
  return first === item.size?.text
    ? messages.contradicts(first, size)
    : messages.contradicts(quoted(missing.join(' ')), index.list.description[row] ?? '');
}

function byWords(hit: DescriptionHit, text: string, code: string): Verdict {
  const { rows, missing, fitting, telling, near } = hit;
  const lead = code === '' || code === text ? '' : `${messages.noCode(quoted(code))} `;
  if (rows.length === 0) {
    return { band: 'unknown', reason: /\s/.test(text) ? messages.noSuchDescription : messages.noSuchCode, rows };
  }
  if (near) {
    return {
      band: 'choose',
      reason: messages.oneMistake(quoted(text), rows.length),
      rows,
    };
  }
  if (missing.length > 0) {
    const words = missing.map((word) => quoted(word)).join(', ');
    return { band: 'choose', reason: `${lead}${messages.allExcept(words)}`, rows };
  }
  if (fitting === 1) {
    return telling
      ? { band: 'check', reason: `${lead}${messages.only}`, rows }
      : { band: 'choose', reason: `${lead}${messages.onePart(rows.length > 1)}`, rows };
  }
  const many = fitting > mostCandidates ? messages.several(fitting >= 60 ? null : fitting) : messages.few;
  return { band: 'choose', reason: `${lead}${many}`, rows };
}

/**
 * Whether a code column describes the part: drawings write a standard and size there, `ISO 4762 M6 x 20`, or only the size,
 * `SHCS 0.25-20x0.75`, with the kind in the description.
 */
function describes(index: SearchIndex, code: string, description: string): boolean {
  // `M12x45` alone in the column of codes is a size, not a code.
  if (!/\s/.test(code) && !/^m\d[\d.x×*]*$|^\d+(?:\/\d+)?"?[x×*]\d[\d/]*"?$/i.test(code)) return false;
  const { standards, items } = readSearch(index, code);
  if (standards.length > 0) return true;
  const hasSize = items.some(({ size }) => size !== null);
  const rest = readSearch(index, description).items;
  const namesKind = items.some(({ families }) => families.length > 0);
  // `Socket cap` under `Cat`, with size and material beside it.
  if (!hasSize && namesKind) return rest.every(({ families, size }) => families.length === 0 && size !== null);
  return hasSize && rest.every(({ size }) => size === null);
}

/** Tries exact codes first, then descriptions and similar codes. */
function judge(index: SearchIndex, row: ImportRow, aliases: LearnedAliases): Verdict {
  for (const typed of [row.code, row.customer_code, row.description]) {
    const hit = typed === '' ? null : findCode(index, typed, aliases);
    if (hit) return byCode(index, row, hit, typed);
  }
  const code = row.code || row.customer_code;
  let last: Verdict | null = null;
  const together =
    row.description !== '' && describes(index, code, row.description) ? [`${row.description} ${code}`] : [];
  for (const text of new Set([...together, row.description, row.code, row.customer_code])) {
    if (text === '') continue;
    const hit = findDescription(index, text, row.quantity !== '');
    const verdict = byWords(hit, text, code);
    if (verdict.band === 'choose') return { ...verdict, choices: hit.choices };
    if (verdict.band !== 'unknown') return verdict;
    last ??= verdict;
  }
  return last ?? { band: 'unknown', reason: messages.noPart, rows: [] };
}

interface Counted {
  readonly quantity: number;
  readonly text: string;
  readonly artificial: boolean;
  /** Why the quantity must be checked, or null. */
  readonly doubt: string | null;
  /** How packs were converted, or null. */
  readonly said: string | null;
  /** Why the row orders nothing, or null. */
  readonly nothing: string | null;
}

const counted = (quantity: number, more: Partial<Counted> = {}): Counted => ({
  ...{ quantity, text: String(quantity), artificial: false, doubt: null, said: null, nothing: null },
  ...more,
});

/** Reads a row's quantity in pieces. Rounding to packs happens when the line is added (LINE-07). */
export function countOf(
  row: Pick<ImportRow, 'quantity' | 'unit'>,
  facts: Parameters<typeof defaultQuantity>[0] & Parameters<typeof parseQuantity>[1],
): Counted {
  const usual = defaultQuantity(facts);
  if (row.quantity.trim() === '') return counted(usual, { artificial: true });
  if (isBelowZero(row.quantity)) return counted(0, { text: row.quantity, nothing: messages.quantity.belowZero });
  const text = plainQuantity(row.quantity);
  const bare = /^\d+$/.test(text);
  const unit = bare && unitLike.test(row.unit) ? ` ${row.unit.replace(/\.$/, '')}` : '';
  const parsed = parseQuantity(text + unit, facts);
  if (!parsed.ok) {
    const doubt = messages.quantity.minimumInstead(parsed.why);
    return counted(usual, { artificial: true, doubt });
  }
  if (parsed.quantity === 0) return counted(0, { text: row.quantity, nothing: messages.quantity.zero });
  const unknownUnit = bare && unit === '' && /^\p{L}+\.?$/u.test(row.unit);
  const doubt = unknownUnit ? messages.quantity.unknownUnit(quoted(row.unit)) : null;
  const inPacks = parsed.said !== undefined && /[a-z]\.?$/i.test(text + unit);
  return counted(parsed.quantity, {
    ...(inPacks ? { text: text + unit } : {}),
    doubt,
    said: parsed.said === undefined ? null : `${parsed.said}.`,
  });
}

/** IMP-06: matches one row against the catalogue. Never throws. */
export function matchRow(index: SearchIndex, row: ImportRow, aliases: LearnedAliases = {}): MatchedRow {
  const { band, reason, rows, choices = [] } = judge(index, row, aliases);
  const best = rows.slice(0, mostCandidates);
  const candidateAt = (at: number): Candidate => ({
    stock_code: index.list.stock_code[at] ?? '',
    description: index.list.description[at] ?? '',
  });
  const candidates = best.map(candidateAt);
  const [first] = best;
  const ofSeveral = row.part === undefined ? null : messages.partOfRow(row.part, quoted(row.description));
  // The pack size of an unknown part is not known.
  const facts = first === undefined ? { sell_quantity_minimum: 1, pack_quantity: 0 } : index.list.factsAt(first);
  const { quantity, text, artificial, doubt, said, nothing } = countOf(row, facts);
  return {
    row,
    band: doubt !== null && band === 'sure' ? 'check' : band,
    reason: [ofSeveral, reason, said, doubt, nothing].filter((each) => each !== null).join(' '),
    candidates,
    choices: [...choices].map(([label, at]) => ({ label, part: candidateAt(at) })),
    quantity,
    quantity_text: text,
    artificial,
    quantity_only: doubt !== null && band === 'sure',
    orders_nothing: nothing,
  };
}
