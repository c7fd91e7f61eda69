export { chooseTips, filterWords, tipHref } from './choose.ts';
export type { Tip, TipList } from './types.ts';
