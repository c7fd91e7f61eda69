export { fieldOf, proposalsOf, withConstant, withFactor, withField, withLeftOut, withValue } from './edit-mapping.ts';
export { type PriceMove, type PriceMoveGroup, priceMoveBounds, tenfoldOf } from './price-moves.ts';
export type {
  ChangedRow,
  FeedColumn,
  FeedDifference,
  FeedDue,
  FeedMapping,
  FeedSource,
  FeedState,
  LiveData,
  LoadChannel,
  LoadDecision,
  LoadDetail,
  LoadEnding,
  LoadProblem,
  LoadState,
  LoadSummary,
  MappedSample,
  MappingProposal,
  NewestLoad,
  SampleColumn,
  SourceSettings,
  WaitingFiles,
} from './types.ts';
export { largestLoadUpload, largestSample } from './upload.ts';
