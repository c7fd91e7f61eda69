export { type IslandServices, type SelectorWish, startIslands } from '../islands/islands.ts';
