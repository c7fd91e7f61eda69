export { findHeaderLine } from './find-header.ts';
export { type Guess, guessMapping } from './guess-mapping.ts';
export type { MatchReason } from './match-column.ts';
export { readSample } from './read-sample.ts';
