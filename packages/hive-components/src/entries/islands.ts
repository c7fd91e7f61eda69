export { type IslandServices, type SelectorOptions, startIslands } from '../islands/islands.ts';
