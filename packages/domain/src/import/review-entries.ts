import type { PartFacts } from '../cart/index.ts';
import { parseQuantity } from '../line/index.ts';
import { importReviewMessages as messages } from '../messages/import-review.ts';
import { duplicatesOf, isUnchecked } from './review.ts';
import type { Band, Candidate, Choice, ImportReview } from './types.ts';

/** One row of a list under review. */
export interface ReviewRow {
  readonly id: string;
  /** Line number in the source, from 1. */
  readonly line: number;
  readonly source: string;
  readonly band: Band;
  readonly reason: string;
  readonly candidates: readonly Candidate[];
  /** The part to order; null until one is chosen. */
  readonly picked: Candidate | null;
  /** As typed: pieces, or packs such as `2 boxes`. */
  readonly quantity: string;
  /** Why the quantity is not valid, or null. */
  readonly quantityWrong: string | null;
  /** The list has no usable quantity, so the part's minimum is filled in (IMP-02). */
  readonly artificial: boolean;
  /** The buyer has chosen or confirmed the row. */
  readonly settled: boolean;
  /** Text on why the row is left out: skipped or merged into another row. Null if it is not. */
  readonly left: string | null;
}

/** A row under review with details for adding and learning. */
export interface ReviewEntry extends ReviewRow {
  /** The code as written in the list; empty if the row has only a description, even in the code column. */
  readonly typed: string;
  /** The text that names the part, for learning. */
  readonly called: string;
  /** The first candidate of matching. */
  readonly offered: string | null;
  readonly reference: string;
  /** Id of the row that this one was merged into. */
  readonly into: string | null;
  readonly choices: readonly Choice[];
  /** The part is certain; only the quantity must be checked. */
  readonly quantityOnly: boolean;
  /** The buyer picked this part for this row. */
  readonly chosen: boolean;
}

type FactsOf = (stock_code: string) => PartFacts | null;

const longestCode = 40;

/**
 * The initial rows of a review. Rows in the bands `sure` and `check` have their first candidate picked; the others wait for a choice.
 * A row that orders nothing is left out with a reason, and can be restored.
 */
export function reviewEntries(review: ImportReview): readonly ReviewEntry[] {
  return review.rows.map((matched): ReviewEntry => {
    const { row, band, reason, candidates, choices, quantity_text, artificial, quantity_only, orders_nothing } =
      matched;
    const [first] = candidates;
    return {
      id: row.part === undefined ? String(row.line) : `${row.line}.${row.part}`,
      line: row.line,
      source: row.source,
      band,
      reason,
      candidates,
      picked: first && (band === 'sure' || band === 'check') ? first : null,
      quantity: quantity_text,
      quantityWrong: null,
      artificial,
      settled: false,
      left: orders_nothing === null ? null : messages.leftOutBecause(orders_nothing),
      typed: row.code.length <= longestCode && !/\s/.test(row.code) ? row.code : '',
      offered: first?.stock_code ?? null,
      called: row.code || row.customer_code || row.description,
      reference: row.reference,
      into: null,
      choices,
      quantityOnly: quantity_only,
      chosen: false,
    };
  });
}

const change = (
  entries: readonly ReviewEntry[],
  id: string,
  to: (entry: ReviewEntry) => ReviewEntry,
): readonly ReviewEntry[] => entries.map((entry) => (entry.id === id ? to(entry) : entry));

/** Picks a part. Its packs may differ, so the quantity is read again. */
export const pickPart = (
  entries: readonly ReviewEntry[],
  id: string,
  part: Candidate,
  facts: FactsOf,
): readonly ReviewEntry[] =>
  change(entries, id, (entry) => ({
    ...entry,
    picked: part,
    quantityWrong: quantityProblem({ ...entry, picked: part }, facts),
    settled: true,
    chosen: true,
    left: null,
    into: null,
    candidates: entry.candidates.some((each) => each.stock_code === part.stock_code)
      ? entry.candidates
      : [part, ...entry.candidates].slice(0, 3),
  }));

/** A class and finish that the buyer chose for one row, and the other open rows that are sold in it. */
export interface SimilarRows {
  readonly label: string;
  readonly ids: readonly string[];
}

/** The open rows that the choice made for one row could settle as well; null if there are none. */
export function similarRows(entries: readonly ReviewEntry[], id: string): SimilarRows | null {
  const decided = entries.find((entry) => entry.id === id);
  const choice = decided?.choices.find(({ part }) => part.stock_code === decided.picked?.stock_code);
  if (!decided?.chosen || !choice) return null;
  const { label } = choice;
  const open = entries.filter(
    ({ band, picked, left, choices }) =>
      band === 'choose' && picked === null && left === null && choices.some((each) => each.label === label),
  );
  return open.length === 0 ? null : { label, ids: open.map((entry) => entry.id) };
}

/** Settles similar rows with their own part of the chosen class and finish. */
export function pickSimilar(
  entries: readonly ReviewEntry[],
  { label, ids }: SimilarRows,
  facts: FactsOf,
): readonly ReviewEntry[] {
  return ids.reduce((now, id) => {
    const choice = now.find((entry) => entry.id === id)?.choices.find((each) => each.label === label);
    return choice ? pickPart(now, id, choice.part, facts) : now;
  }, entries);
}

/** Sets a row's quantity from typed text (LINE-16). */
export const setRowQuantity = (
  entries: readonly ReviewEntry[],
  id: string,
  text: string,
  facts: FactsOf,
): readonly ReviewEntry[] =>
  change(entries, id, (entry) => {
    const why = quantityProblem({ ...entry, quantity: text }, facts);
    const settled = entry.settled || (entry.quantityOnly && why === null);
    return { ...entry, quantity: text, quantityWrong: why, settled, artificial: false };
  });

/** The pack size of an unknown part is not known. */
const readQuantity = ({ quantity, picked }: ReviewEntry, facts: FactsOf) =>
  parseQuantity(quantity, facts(picked?.stock_code ?? '') ?? { pack_quantity: 0 });

/** Why a row's quantity cannot be ordered, or null. */
function quantityProblem(entry: ReviewEntry, facts: FactsOf): string | null {
  const parsed = readQuantity(entry, facts);
  if (!parsed.ok) return parsed.why;
  return parsed.quantity === 0 ? messages.orderNone : null;
}

/** Skips a row, or restores a skipped one and checks its quantity again. */
export const skipRow = (entries: readonly ReviewEntry[], id: string, facts: FactsOf): readonly ReviewEntry[] =>
  change(entries, id, (entry) =>
    entry.left === null
      ? { ...entry, left: messages.leftOut, into: null }
      : { ...entry, left: null, into: null, quantityWrong: quantityProblem(entry, facts) },
  );

/** Accepts all rows marked `check`. */
export const acceptChecks = (entries: readonly ReviewEntry[]): readonly ReviewEntry[] =>
  entries.map((entry) => (isUnchecked(entry) && entry.quantityWrong === null ? { ...entry, settled: true } : entry));

/** Pieces of a row; 0 if its quantity is invalid. */
function piecesOf(entry: ReviewEntry, facts: FactsOf): number {
  const parsed = readQuantity(entry, facts);
  return parsed.ok ? parsed.quantity : 0;
}

const pickedOnly = (entries: readonly ReviewEntry[]) =>
  entries.flatMap((entry) => {
    const { id, picked, left, quantityWrong } = entry;
    const goesIn = picked && left === null && quantityWrong === null && !isUnchecked(entry);
    return goesIn ? [{ id, stock_code: picked.stock_code }] : [];
  });

/** How many rows mergeDuplicates would merge into another. */
export function countDuplicates(entries: readonly ReviewEntry[]): number {
  let count = 0;
  for (const ids of duplicatesOf(pickedOnly(entries)).values()) count += ids.length - 1;
  return count;
}

/** Merges rows of the same part into the first of them, with the sum of their quantities. */
export function mergeDuplicates(entries: readonly ReviewEntry[], facts: FactsOf): readonly ReviewEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const sums = new Map<string, number>();
  const into = new Map<string, string>();
  for (const ids of duplicatesOf(pickedOnly(entries)).values()) {
    const [first = ''] = ids;
    sums.set(
      first,
      ids.reduce((sum, id) => {
        const entry = byId.get(id);
        return sum + (entry ? piecesOf(entry, facts) : 0);
      }, 0),
    );
    for (const id of ids.slice(1)) into.set(id, first);
  }
  return entries.map((entry) => {
    const sum = sums.get(entry.id);
    if (sum !== undefined) return { ...entry, quantity: String(sum), artificial: false };
    const first = into.get(entry.id);
    if (first === undefined) return entry;
    return { ...entry, into: first, left: messages.mergedInto(byId.get(first)?.line ?? 0) };
  });
}

/** A row to add, with the source text of itself and the rows merged into it. */
export interface OutcomeRow {
  readonly line: number;
  readonly stock_code: string;
  readonly quantity: number;
  readonly line_reference?: string;
  readonly artificial?: boolean;
  readonly source: string;
}

export interface Outcome {
  readonly rows: readonly OutcomeRow[];
  /** Rows that cannot be added: no part chosen and no code, or no valid quantity. */
  readonly without: readonly ReviewEntry[];
  /** Rows marked `check` that the buyer has not confirmed. */
  readonly unchecked: readonly ReviewEntry[];
  /** How many of `rows` have a code that no part has. */
  readonly unknownCodes: number;
}

/**
 * The rows to add. A row with a code but no chosen part is added as written; its line then shows that the part is unknown (LINE-06).
 * Unconfirmed `check` rows, descriptions without a chosen part and rows with an invalid quantity are returned separately.
 */
export function reviewOutcome(entries: readonly ReviewEntry[], facts: FactsOf): Outcome {
  const rows: OutcomeRow[] = [];
  const merged = new Map<string, string[]>();
  for (const { into, source } of entries) if (into !== null) merged.set(into, [...(merged.get(into) ?? []), source]);
  const without: ReviewEntry[] = [];
  const unchecked: ReviewEntry[] = [];
  let unknownCodes = 0;
  for (const entry of entries) {
    if (entry.left !== null) continue;
    if (isUnchecked(entry)) {
      unchecked.push(entry);
      continue;
    }
    const stock_code = entry.picked?.stock_code ?? entry.typed;
    const quantity = piecesOf(entry, facts);
    if (stock_code === '' || quantity === 0) without.push(entry);
    else {
      if (entry.picked === null) unknownCodes += 1;
      rows.push({
        line: entry.line,
        stock_code,
        quantity,
        source: [entry.source, ...(merged.get(entry.id) ?? [])].join('\n'),
        ...(entry.artificial ? { artificial: true } : {}),
        ...(entry.reference === '' ? {} : { line_reference: entry.reference }),
      });
    }
  }
  return { rows, without, unchecked, unknownCodes };
}

/** The rows that an outcome did not add, to be resolved later. */
export const leftBehind = (
  entries: readonly ReviewEntry[],
  { without, unchecked }: Outcome,
): readonly ReviewEntry[] => {
  const behind = new Set([...without, ...unchecked].map(({ id }) => id));
  return entries.filter(({ id }) => behind.has(id));
};

/** IMP-06: the buyer's choices to remember, for texts that matching did not resolve with certainty. */
export function lessonsOf(
  entries: readonly ReviewEntry[],
): readonly { readonly text: string; readonly stock_code: string }[] {
  return entries.flatMap(({ chosen, picked, left, band, offered, called }) => {
    const isObvious = band === 'sure' && offered === picked?.stock_code;
    return chosen && picked && left === null && called !== '' && !isObvious
      ? [{ text: called.slice(0, 500), stock_code: picked.stock_code }]
      : [];
  });
}
