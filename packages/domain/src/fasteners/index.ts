/**
 * Fastener knowledge: tables (families, words, standards, grades, finishes, threads, makers' names) and `readFastener`, which parses free
 * text with them. Search, filters, pasted lists and the catalogue itself are all read by this one grammar.
 */
export { corrosionRank } from './corrosion.ts';
export { matingProblems } from './mating.ts';
export type { OwnKnowledge } from './own-knowledge.ts';
export { type ReadOptions, readFastener } from './read-fastener.ts';
export { roleOfType } from './role-of.ts';
export { isAsStrong, type Strength, strengthOf } from './strength.ts';
export {
  canReplace,
  type DifferenceAbout,
  differencesOf,
  differenceText,
  type FastenerFacts,
  type OwnRanks,
  ownRanks,
  type PartDifference,
  specText,
} from './substitution.ts';
export { defaultTables, extendTables, sameStandards } from './tables.ts';
export type * from './types.ts';
