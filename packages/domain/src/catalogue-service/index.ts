/** Queries of a catalogue: the same code in the browser's worker and on the server. */
export { type CatalogueQueryHandler, createCatalogueQueryHandler } from './query-handler.ts';
export * from './types.ts';
