import { readSearch } from '../catalogue/read-search.ts';
import type { SearchIndex } from '../catalogue/search-index.ts';
import { severalParts } from '../catalogue/several-parts.ts';
import { importMatchMessages } from '../messages/import-match.ts';
import { findCode } from './code-book.ts';
import { matchRow } from './match.ts';
import type { ImportRow, LearnedAliases, MatchedRow } from './types.ts';

/** A row for each part that a row names in words: a buyer who writes `bolts with nuts` is otherwise short of nuts. */
function rowsOfParts(index: SearchIndex, row: ImportRow, aliases?: LearnedAliases) {
  const one = [{ row, count: 1, includesMates: false }];
  if (row.description === '' || row.code !== '' || row.customer_code !== '') return one;
  if (findCode(index, row.description, aliases) !== null) return one;
  const reading = readSearch(index, index.mutate(row.description.slice(0, 200)), { quantity: false });
  const parts = severalParts(reading, row.description);
  if (parts === null) return one;
  return parts.map(({ text, count, includesMates }, i) => ({
    row: { ...row, ...(parts.length > 1 ? { part: i + 1 } : {}), description: text },
    count,
    includesMates,
  }));
}

/** IMP-06: matches a row against the catalogue; a row that names several parts gives one match for each. Never throws. */
export function matchRows(index: SearchIndex, row: ImportRow, aliases?: LearnedAliases): readonly MatchedRow[] {
  const [first, ...others] = rowsOfParts(index, row, aliases);
  if (!first) return [];
  const matched = matchRow(index, first.row, aliases);
  // Two boxes of bolts are as many nuts as bolts, whose boxes may hold another number.
  const pieces = matched.artificial || matched.quantity === 0 ? null : matched.quantity;
  const rest = others.map(({ row: other, count }) =>
    matchRow(index, pieces === null ? other : { ...other, quantity: String(pieces * count), unit: '' }, aliases),
  );
  const reason = first.includesMates ? `${matched.reason} ${importMatchMessages.includesMates}` : matched.reason;
  return [{ ...matched, reason }, ...rest];
}
