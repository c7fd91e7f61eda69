import type { PartFacts } from '../cart/index.ts';
import { parseQuantity } from '../line/index.ts';
import { duplicatesOf, isUnchecked } from './review.ts';
import type { Band, Candidate, ImportReview } from './types.ts';

/** One row of a list under review. */
export interface ReviewRow {
  readonly id: string;
  /** In the source, from 1. */
  readonly line: number;
  readonly source: string;
  readonly band: Band;
  readonly reason: string;
  readonly candidates: readonly Candidate[];
  /** What will be ordered; null while nothing is chosen. */
  readonly picked: Candidate | null;
  /** As typed; pieces. */
  readonly quantity: string;
  /** Why that is no quantity, or null. */
  readonly quantityWrong: string | null;
  /** The list had no quantity that can be used: it is the part's minimum (IMP-02). */
  readonly artificial: boolean;
  /** The buyer has looked at it: chosen, confirmed. */
  readonly settled: boolean;
  /** Left out by the buyer, or merged into another row; the words say which. */
  readonly left: string | null;
}

/** A row under review with what the list itself said of its part. */
export interface ReviewEntry extends ReviewRow {
  /** The code as the list has it; empty where the row is a description, also one in the column of codes. */
  readonly typed: string;
  /** What the row calls its part, for the account to remember. */
  readonly called: string;
  /** The part that the matching put first. */
  readonly offered: string | null;
  readonly reference: string;
  /** The row that this one was merged into. */
  readonly into: string | null;
  /** The part is certain, and only the quantity has to be checked. */
  readonly quantityOnly: boolean;
  /** The buyer picked this part for this row. */
  readonly chosen: boolean;
}

type FactsOf = (stock_code: string) => PartFacts | null;

const longestCode = 40;

/**
 * The rows of a review as they come from matching. Sure rows and rows to be checked have their first candidate picked; the others wait for a
 * choice. A row that orders nothing is left out with its reason, and can be restored.
 */
export function reviewEntries(review: ImportReview): readonly ReviewEntry[] {
  return review.rows.map((matched): ReviewEntry => {
    const { row, band, reason, candidates, quantity_text, artificial, quantity_only, orders_nothing } = matched;
    const [first] = candidates;
    return {
      id: String(row.line),
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
      left: orders_nothing === null ? null : `Left out. ${orders_nothing}`,
      typed: row.code.length <= longestCode && !/\s/.test(row.code) ? row.code : '',
      offered: first?.stock_code ?? null,
      called: row.code || row.customer_code || row.description,
      reference: row.reference,
      into: null,
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

/** LINE-16: read as a typed quantity is. */
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

/** Nobody knows what a box of an unknown part holds. */
const readQuantity = ({ quantity, picked }: ReviewEntry, facts: FactsOf) =>
  parseQuantity(quantity, facts(picked?.stock_code ?? '') ?? { pack_quantity: 0 });

/** Why the quantity of a row is none that can be ordered, or null. */
function quantityProblem(entry: ReviewEntry, facts: FactsOf): string | null {
  const parsed = readQuantity(entry, facts);
  if (!parsed.ok) return parsed.why;
  return parsed.quantity === 0 ? 'Leave the row out (S) to order none.' : null;
}

/** Leaves a row out, or takes it back; then its quantity has to be one that can be ordered. */
export const skipRow = (entries: readonly ReviewEntry[], id: string, facts: FactsOf): readonly ReviewEntry[] =>
  change(entries, id, (entry) =>
    entry.left === null
      ? { ...entry, left: 'Left out', into: null }
      : { ...entry, left: null, into: null, quantityWrong: quantityProblem(entry, facts) },
  );

/** Accepts all rows marked `check`. */
export const acceptChecks = (entries: readonly ReviewEntry[]): readonly ReviewEntry[] =>
  entries.map((entry) => (isUnchecked(entry) && entry.quantityWrong === null ? { ...entry, settled: true } : entry));

/** Pieces of a row; 0 while its quantity is none. */
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

/** How many rows would go into another row of the same part. */
export function countDuplicates(entries: readonly ReviewEntry[]): number {
  let count = 0;
  for (const ids of duplicatesOf(pickedOnly(entries)).values()) count += ids.length - 1;
  return count;
}

/** Rows of one part become the first of them, with the sum of their quantities. */
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
    return { ...entry, into: first, left: `Merged into row ${byId.get(first)?.line ?? 0}` };
  });
}

/** A row as it is added: with its place in the list, and with what it and those merged into it said. */
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
  /** Rows that cannot become a line: nothing is chosen for them, and they have no code. */
  readonly without: readonly ReviewEntry[];
  /** Rows marked `check` that nobody has answered. */
  readonly unchecked: readonly ReviewEntry[];
}

/**
 * What is added. A row with a code that nothing was chosen for goes in as it was written: its line then says what it is not (LINE-06).
 * A row marked `check` that nobody answered, a row of words that nobody chose a part for, or one with a quantity that is none, is
 * left behind, and named.
 */
export function reviewOutcome(entries: readonly ReviewEntry[], facts: FactsOf): Outcome {
  const rows: OutcomeRow[] = [];
  const merged = new Map<string, string[]>();
  for (const { into, source } of entries) if (into !== null) merged.set(into, [...(merged.get(into) ?? []), source]);
  const without: ReviewEntry[] = [];
  const unchecked: ReviewEntry[] = [];
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
  return { rows, without, unchecked };
}

/** The rows that an outcome leaves behind, to be answered after the others were added. */
export const leftBehind = (
  entries: readonly ReviewEntry[],
  { without, unchecked }: Outcome,
): readonly ReviewEntry[] => {
  const behind = new Set([...without, ...unchecked].map(({ id }) => id));
  return entries.filter(({ id }) => behind.has(id));
};

/** IMP-06: what the buyer chose for texts that did not say it by themselves. */
export function lessonsOf(
  entries: readonly ReviewEntry[],
): readonly { readonly text: string; readonly stock_code: string }[] {
  return entries.flatMap(({ chosen, picked, left, band, offered, called }) => {
    const told = band === 'sure' && offered === picked?.stock_code;
    return chosen && picked && left === null && called !== '' && !told
      ? [{ text: called.slice(0, 500), stock_code: picked.stock_code }]
      : [];
  });
}
