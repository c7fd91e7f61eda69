export { type PriceMove, priceMoveBounds } from './price-moves.ts';
export type {
  FeedDifference,
  FeedState,
  LoadChannel,
  LoadDetail,
  LoadEnding,
  LoadProblem,
  LoadState,
  LoadSummary,
} from './types.ts';
export { largestLoadUpload } from './upload.ts';
