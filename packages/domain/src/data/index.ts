export { fieldOf, proposalsOf, withConstant, withFactor, withField, withLeftOut, withValue } from './edit-mapping.ts';
export type {
  FeedColumn,
  FeedMapping,
  FeedSource,
  MappedSample,
  MappingProposal,
  SampleColumn,
  SourceSettings,
} from './mapping-types.ts';
export { type PriceMove, type PriceMoveGroup, priceMoveBounds, tenfoldOf } from './price-moves.ts';
export { sourceNameOf } from './source-name.ts';
export type {
  ChangedRow,
  FeedDifference,
  FeedDue,
  FeedState,
  LiveData,
  LoadChannel,
  LoadDecision,
  LoadDetail,
  LoadEnding,
  LoadProblem,
  LoadState,
  LoadSummary,
  NewestLoad,
  WaitingFiles,
} from './types.ts';
export { largestLoadUpload, largestSample } from './upload.ts';
