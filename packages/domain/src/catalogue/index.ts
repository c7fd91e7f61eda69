/**
 * Catalogue logic: search, filters, sizes, comparison. Calls over the whole list run in the browser's worker, through `Catalogue` of the
 * portal client; small pure functions are called directly.
 * - in the worker: `search`, `createFilterIndex(…).query` (filters, counts, text, dynamic sizes: FILT-01 to 03), `explainSearch` (how a
 * text was understood), `nearCodes`, `createFacetIndex` (counts by the list's own columns)
 * - on the page: `selectionToAddress`, `selectionFromAddress`, `dropUnknown` (FILT-04), `parseSize`, `formatSize`, `convertSize` (FILT-03),
 * `compareParts` (PART-11)
 */

export { convertSize, formatSize, parseSize, type Size, type SizeSystem, sizeSystems } from '../fasteners/sizes.ts';
export { matchReasons } from '../messages/search-hits.ts';
export { blankFacts } from './blank-facts.ts';
export { briefDescription } from './brief-description.ts';
export { type CompactStockList, compactStockList, openStockList } from './compact-stock-list.ts';
export {
  type ComparedRow,
  type Comparison,
  codesOfAddress,
  compareAddress,
  compareParts,
  mostCompared,
} from './compare.ts';
export { createFacetIndex, type FacetIndex, filterMembers } from './facets.ts';
export { type Family, type FamilyGroup, familiesOf, largestFamilies, mainKinds, sizeRange } from './families.ts';
export { dropUnknown, selectionFromAddress, selectionToAddress } from './filter-address.ts';
export * from './filter-types.ts';
export { createFilterIndex, type FilterIndex, isFiltered } from './filters.ts';
export type { SetPart } from './matching-set.ts';
export { buildCodeIndex, type CodeIndex, nearCodes } from './near-codes.ts';
export { packRows, unpackRows } from './pack-filters.ts';
export { packStockList, type StockListPart } from './pack-stock-list.ts';
export { partMetadata } from './part-metadata.ts';
export { popularityOf } from './popularity.ts';
export * from './product.ts';
export { rowsFound, search } from './search.ts';
export { buildSearchIndex, type PersonalSearch, personalise, type SearchIndex } from './search-index.ts';
export { explainSearch, type NearGroup, type ReadPiece, type SearchReading } from './search-reading.ts';
export { cleanSearch, longestSearch } from './search-text.ts';
export type { SelectorOptions, SelectorSort, SelectorViewName } from './selector-state.ts';
export {
  choose,
  cleared,
  emptyState,
  fromAddress,
  hasState,
  openPartIn,
  optionsFromAddress,
  requestedState,
  type SelectorState,
  searchAddress,
  storedState,
  storeState,
  withOpenPart,
} from './selector-state.ts';
export type { PartWords } from './several-parts.ts';
export { readStockList, type StockList } from './stock-list.ts';
export { applyStockListChange, type StockListChange } from './stock-list-change.ts';
export { createStockListPieces } from './stock-list-pieces.ts';
export * from './types.ts';
