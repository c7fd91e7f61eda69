export type { HistoryLine, HistoryOrder, HistoryOrderLines } from './types.ts';
