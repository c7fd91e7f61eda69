export { bmecatRows } from './bmecat-rows.ts';
export { type Catalogue, looksLikeBmecat, readCatalogue } from './read-catalogue.ts';
export { childrenOf, textOf, xmlElements } from './xml-elements.ts';
