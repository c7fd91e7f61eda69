export { fieldOf, withConstant, withFactor, withField, withValue } from './edit-mapping.ts';
export { type PriceMove, priceMoveBounds } from './price-moves.ts';
export type {
  FeedColumn,
  FeedDifference,
  FeedMapping,
  FeedSource,
  FeedState,
  LoadChannel,
  LoadDetail,
  LoadEnding,
  LoadProblem,
  LoadState,
  LoadSummary,
  MappedSample,
  SampleColumn,
} from './types.ts';
export { largestLoadUpload, largestSample } from './upload.ts';
