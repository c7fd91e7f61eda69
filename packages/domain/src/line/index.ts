export * from './quantity.ts';
export { isRemoved, isShown, shownLines } from './shown.ts';
export * from './texts.ts';
