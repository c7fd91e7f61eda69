/**
 * Reads customers' lists and matches them against the catalogue (IMP-01, IMP-03, IMP-06), and writes carts as lists (IMP-05). Pure; in
 * the browser it runs in the catalogue worker.
 */
export { bands, columnRoles } from '../messages/import-review.ts';
export { type BulkChange, undoableRows, undoBulk } from './bulk-change.ts';
export { aliasKey } from './code-book.ts';
export { decodeListText, type FileKind, kindOfFile, largestListFile, mostSheetRows } from './file-kind.ts';
export { importedLine, leftOutRows, notAddedWords, reviewWarnings, rowText } from './import-request.ts';
export { type ListLine, listToText } from './list-text.ts';
export { bandCounts, duplicatesOf, isUnchecked, mostRows, reviewImport } from './review.ts';
export type { ReviewRow } from './review-entries.ts';
export {
  acceptChecks,
  countDuplicates,
  leftBehind,
  lessonsOf,
  mergeDuplicates,
  type OutcomeRow,
  pickPart,
  pickSimilar,
  type ReviewEntry,
  reviewEntries,
  reviewOutcome,
  type SimilarRows,
  setRowQuantity,
  similarRows,
  skipRow,
} from './review-entries.ts';
export * from './types.ts';
