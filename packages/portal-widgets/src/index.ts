export type { FootBarProps } from './foot-bar/FootBar.props.ts';
export type { FormatOptions } from './internal/format-options.ts';
export type { MessageListProps, ServerMessage } from './message-list/MessageList.props.ts';
export type { OrderListProps, OrderListState } from './order-list/OrderList.props.ts';
export type {
  Check,
  ChecksProps,
  ConfirmProps,
  ConfirmStage,
  DeliveryFact,
  DeliveryProps,
  OrderSideProps,
  TotalsProps,
} from './order-side/OrderSide.props.ts';
export { hideableColumns } from './order-table/columns.ts';
export type { EntryLineProps, EntryPart } from './order-table/EntryLine.props.ts';
export type { ForeignChange, LineViewContext, Substitute } from './order-table/line-facts.ts';
export {
  type LineMark,
  type LineNote,
  type LineSource,
  type LineStatus,
  type LineView,
  lineMarks,
  lineStatuses,
  type NoteTone,
  noteTones,
  type Remedy,
  type RemedyId,
  remedies,
  type StockLevel,
  type StockView,
  stockLevels,
} from './order-table/line-view.ts';
export { lineViewOf } from './order-table/line-view-of.ts';
export {
  type ColumnChoice,
  type OrderColumnId,
  type OrderTableHandle,
  type OrderTableProps,
  orderColumnIds,
  type QuantityPhase,
} from './order-table/OrderTable.props.ts';
export { OrderTable } from './order-table/OrderTable.tsx';
export { type OrderTab, type OrderTabsProps, type TabMark, tabMarks } from './order-tabs/OrderTabs.props.ts';
export type { ColumnOption, MoreAction, OrderTitleProps } from './order-title/OrderTitle.props.ts';
export type {
  Advice,
  BreakRow,
  PartPanelProps,
  WarehouseRow,
} from './part-panel/PartPanel.props.ts';
export {
  type AccountAction,
  type HeaderPerson,
  type SearchCategory,
  type SiteHeaderProps,
  searchCategories,
} from './site-header/SiteHeader.props.ts';
export type { KeyHint, StatusBarProps } from './status-bar/StatusBar.props.ts';
