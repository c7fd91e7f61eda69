import { importReviewMessages } from '../messages/import-review.ts';
import { importLimits } from './limits.ts';
import type { OutcomeRow, ReviewEntry } from './review-entries.ts';
import type { ImportReview } from './types.ts';

const messages = importReviewMessages.notAdded;

/** A reviewed row as a line of `create-cart-from-import`. */
export const importedLine = ({ line, source, stock_code, quantity, artificial, line_reference }: OutcomeRow) => ({
  row: line,
  source: source.slice(0, importLimits.source),
  code: stock_code,
  quantity,
  ...(artificial ? { artificial } : {}),
  ...(line_reference ? { line_reference: line_reference.slice(0, importLimits.reference) } : {}),
});

/** The outcome of a list: its rows under review, and those that cannot be added. */
export interface ReviewedList {
  readonly entries: readonly ReviewEntry[];
  /** Rows that the review left out by itself. */
  readonly leftOut: ImportReview['leftOut'];
  readonly outcome: { readonly without: readonly ReviewEntry[]; readonly unchecked: readonly ReviewEntry[] };
}

/** Rows that did not become lines, with reasons. They stay recorded with the order. */
export function leftOutRows({ entries, leftOut, outcome }: ReviewedList) {
  const skipped = entries.filter(({ left, into }) => left !== null && into === null);
  const rows = [
    ...leftOut.map(({ line, source, why }) => ({ row: line, source, message: why })),
    ...skipped.map(({ line, source, left }) => ({
      row: line,
      source,
      message: left?.endsWith('.') ? left : messages.recorded.byUser,
    })),
    ...outcome.without.map(({ line, source }) => ({ row: line, source, message: messages.recorded.noPart })),
    ...outcome.unchecked.map(({ line, source }) => ({ row: line, source, message: messages.recorded.notChecked })),
  ];
  return rows.slice(0, importLimits.rows).map((each) => ({
    ...each,
    source: each.source.slice(0, importLimits.source),
    message: each.message.slice(0, importLimits.message),
  }));
}

/** Warnings of the review about the rows that are added. */
export function reviewWarnings(entries: readonly ReviewEntry[], added: readonly OutcomeRow[]) {
  return entries
    .filter(({ band, left, line }) => band !== 'sure' && left === null && added.some((each) => each.line === line))
    .map(({ line, reason }) => ({ row: line, message: reason.slice(0, importLimits.message) }));
}

/** A row as text that the review reads again: the heading of its columns is not stored. */
export const rowText = ({ called, quantity }: ReviewEntry): string =>
  quantity === '' ? called : `${called}\t${quantity}`;

/** Sentence about rows that were not added, naming the first three of each reason; empty if there are none. */
export function notAddedWords({ without, unchecked }: ReviewedList['outcome']): string {
  const named = [[messages.noPart, without] as const, [messages.notChecked, unchecked] as const].flatMap(
    ([why, rows]) => {
      if (rows.length === 0) return [];
      const first = rows.slice(0, 3).map((each) => messages.row(each.line, each.source.slice(0, 40)));
      return [messages.rows(why, first, rows.length - first.length)];
    },
  );
  return named.length === 0 ? '' : messages.message(named);
}
