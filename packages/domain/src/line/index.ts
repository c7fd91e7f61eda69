export * from '../messages/line.ts';
export { type LineFigures, lineFigures } from './figures.ts';
export { type PackSizes, type ParsedQuantity, packUnits, parseQuantity, pieceUnits } from './parse-quantity.ts';
export * from './quantity.ts';
export { isRemoved, isShown, shownLines, wantedQuantity } from './shown.ts';
export { type LineContext, type LineStatus, type LineStatusKind, lineStatus, lineStatuses } from './status.ts';
