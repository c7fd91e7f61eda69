/**
 * The knowledge of fasteners: tables (families, words, standards, grades, finishes, threads, makers' names) and `readFastener`, which
 * reads free text by them. Search, filters, pasted lists and the reading of the catalogue itself use this one grammar.
 */
export { type ReadOptions, readFastener } from './read-fastener.ts';
export { defaultTables, extendTables, sameStandards } from './tables.ts';
export type * from './types.ts';
