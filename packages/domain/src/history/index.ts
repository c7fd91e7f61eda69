export {
  type MonthSpent,
  type PriceChange,
  priceChange,
  type ReorderLine,
  type ReorderReport,
  spentByMonth,
} from './reorder.ts';
export type { HistoryLine, HistoryOrder, HistoryOrderLines } from './types.ts';
