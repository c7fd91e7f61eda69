export { refusalReasons } from '../messages/cart-refusals.ts';
export { tabTypes } from '../messages/cart-tabs.ts';
export {
  type Acknowledgement,
  acknowledge,
  type LineChange,
  type Overwritten,
} from './acknowledge.ts';
export { applyOperation, describeOperation, invertOperation, type OtherEdit, otherEdits } from './apply.ts';
export { type AppliedBatch, applyBatch, type BatchOptions, type KnownOperations } from './batch.ts';
export {
  type AcceptableSubject,
  bySeriousness,
  type CheckItem,
  type CheckKind,
  type CheckLine,
  type CheckRemedy,
  checkCart,
  checkKinds,
  checkLine,
  type NoteSubject,
} from './check.ts';
export { deliveryProblem, forwardDateProblem, forwardDays, forwardRange } from './delivery-problems.ts';
export { countedLines, findLine, hasRoom } from './edit.ts';
export { idsPerSeries, nextCartId, parseCartId, prettyName } from './ids.ts';
export {
  type LineProgress,
  lineProgress,
  type ProgressState,
  progressState,
} from './line-progress.ts';
export { emptyDelivery, type NewCart, newCart } from './new-cart.ts';
export {
  byTime,
  eventsOf,
  furthestStage,
  type LineQuantity,
  type OrderEvent,
  type OrderStage,
  orderStage,
  orderStages,
  type ReportedEvent,
} from './order-events.ts';
export { withPackRules } from './pack-rules.ts';
export { emptyPreloadQueue, endPreload, type PreloadQueue, queuePreload, startPreload } from './preload-queue.ts';
export { dropOldest, oldestBeyond } from './quick-quote.ts';
export type { QuotedLine, QuotedPrice, QuoteLinkRow, QuotePaper } from './quote.ts';
export { quoteExpired } from './quote-expired.ts';
export { canRetry, type LineNotice, type RefusedOperation, refusedWords } from './refused.ts';
export { applyLocal, type CartReplica, dropPending, replaceBase, replicaOf } from './replica.ts';
export type { OperationDraft, OperationOf } from './rule.ts';
export { sameLine, shareCart } from './share.ts';
export { cartStateOf, deliveryStateOf, lineStateOf } from './state-of.ts';
export { cartStatus, lockOf } from './status.ts';
export type { CartSummary } from './summary.ts';
export {
  clearTabs,
  closeTab,
  type FixedTab,
  firstTabs,
  fixedTabs,
  isFixedTab,
  moveTab,
  openCartsOf,
  openTab,
  type TabKey,
  tabAfterClosing,
  tabLabel,
  tabsOf,
} from './tabs.ts';
export * from './types.ts';
export {
  emptyUndoHistory,
  forgetOperations,
  maximumUndoSteps,
  type OperationMaker,
  operationFrom,
  recordOperation,
  recordStep,
  type TakenStep,
  takeRedo,
  takeUndo,
  type UndoHistory,
  type UndoStep,
} from './undo-history.ts';
