export { type CompactStockList, compactStockList, openStockList } from './compact-stock-list.ts';
export { createFacetIndex, type FacetIndex, filterMembers } from './facets.ts';
export { nearCodes } from './near-codes.ts';
export { parseOrderText } from './order-text.ts';
export { packStockList, type StockListPart } from './pack-stock-list.ts';
export { cleanSearch, longestSearch, search } from './search.ts';
export { buildSearchIndex, type PersonalSearch, personalise, type SearchIndex } from './search-index.ts';
export { readStockList, type StockList } from './stock-list.ts';
export * from './types.ts';
