export {
  choose,
  cleared,
  emptyState,
  fromAddress,
  hasState,
  openPartIn,
  optionsFromAddress,
  requestedState,
  type SelectorState,
  searchAddress,
  storedState,
  storeState,
  withOpenPart,
} from '@portal/domain/catalogue';
export { ActAs } from './act-as/ActAs.tsx';
export { DeliveryDialog } from './address-book/DeliveryDialog.tsx';
export { FreightOffers } from './address-book/FreightOffers.tsx';
export { AuditLog } from './administration/AuditLog.tsx';
export { Destinations, Undelivered } from './administration/Destinations.tsx';
export { UserDetails } from './administration/UserDetails.tsx';
export { UserDialog } from './administration/UserDialog.tsx';
export { Users } from './administration/Users.tsx';
export { ApiOperations } from './api-documentation/ApiOperations.tsx';
export type { TryOperation } from './api-documentation/TryCall.tsx';
export { CallList, type CallListProps } from './call-list/CallList.tsx';
export type { CallView } from './call-list/call-text.ts';
export { ResponseText } from './call-list/ResponseText.tsx';
export { CertificateList, type CertificateListProps } from './certificates/CertificateList.tsx';
export type { CheckPanelProps } from './check-panel/CheckPanel.props.ts';
export { CheckPanel } from './check-panel/CheckPanel.tsx';
export { type Check, type CheckedItem, checkOf } from './check-panel/order-check.ts';
export { ChemicalCalculator, type ChemicalStart } from './chemical-calculator/ChemicalCalculator.tsx';
export { sideCommands, titleCommands } from './commands/order-commands.ts';
export { palettePage } from './commands/palette-page.ts';
export type { CompareProps } from './compare/Compare.props.ts';
export { Compare } from './compare/Compare.tsx';
export { FavouriteTree, type FavouriteTreeProps } from './favourites/FavouriteTree.tsx';
export { MapFile } from './feed-mapping/MapFile.tsx';
export { Sources } from './feed-mapping/Sources.tsx';
export { FieldsForm, type FieldsFormProps, type FormField } from './fields-form/FieldsForm.tsx';
export type { FilterGroupView, FilterValueView } from './filter-column/FilterColumn.props.ts';
export type { FootBarProps } from './foot-bar/FootBar.tsx';
export { FootBar } from './foot-bar/FootBar.tsx';
export { GuidedTour } from './guided-tour/GuidedTour.tsx';
export { tourTargets } from './guided-tour/tour-targets.ts';
export { HistoryLines, type HistoryLinesProps } from './history/HistoryLines.tsx';
export { HistoryParts, type HistoryPartsProps } from './history/HistoryParts.tsx';
export {
  emptyHistoryQuery,
  type HistoryQuery,
  HistorySearch,
  type HistorySearchProps,
  isHistoryQuery,
} from './history/HistorySearch.tsx';
export { OrderHistory, type OrderHistoryProps } from './history/OrderHistory.tsx';
export { ReorderResult, type ReorderResultProps } from './history/ReorderResult.tsx';
export { HomeHero } from './home-page/HomeHero.tsx';
export { OrderingLinks } from './home-page/OrderingLinks.tsx';
export { ProductFamilies } from './home-page/ProductFamilies.tsx';
export { ImportListDialog } from './import-review/ImportListDialog.tsx';
export { type ImportReviewProps, isDoubtful } from './import-review/ImportReview.props.ts';
export { ImportReview } from './import-review/ImportReview.tsx';
export { LinkContext } from './internal/AppLink.tsx';
export type { FormatOptions } from './internal/format-options.ts';
export { KeysDialog } from './keys-dialog/KeysDialog.tsx';
export { LineNotes } from './line-notes/LineNotes.tsx';
export { EarlierLoads } from './load-list/EarlierLoads.tsx';
export { LoadNow } from './load-list/LoadNow.tsx';
export { type DecisionRequest, LoadPanel } from './load-list/LoadPanel.tsx';
export { LoadRows } from './load-list/LoadRows.tsx';
export { Loads } from './load-list/Loads.tsx';
export { LoadProblems } from './load-list/ProblemList.tsx';
export { MaintenanceCover } from './maintenance-cover/MaintenanceCover.tsx';
export { MatchingSet } from './matching-set/MatchingSet.tsx';
export type { MessageListProps, ServerMessage } from './message-list/MessageList.tsx';
export { MessageList } from './message-list/MessageList.tsx';
export { MergeDialog, type MergeDialogProps } from './order-list/MergeDialog.tsx';
export type { OrderAct, OrderListProps, OrderListState } from './order-list/OrderList.props.ts';
export { OrderList } from './order-list/OrderList.tsx';
export { OrderNotices } from './order-notices/OrderNotices.tsx';
export { Checks } from './order-side/Checks.tsx';
export { Confirm } from './order-side/Confirm.tsx';
export { Delivery } from './order-side/Delivery.tsx';
export { type OrderDocument, OrderDocuments } from './order-side/OrderDocuments.tsx';
export type {
  ChecksProps,
  ConfirmProps,
  ConfirmStage,
  DeliveryFact,
  DeliveryProps,
  OrderSideProps,
  TotalsProps,
} from './order-side/OrderSide.props.ts';
export { OrderSide } from './order-side/OrderSide.tsx';
export { Totals } from './order-side/Totals.tsx';
export { EmptyLines } from './order-table/EmptyLines.tsx';
export type { EntryLineHandle, EntryLineProps, EntryPart } from './order-table/EntryLine.props.ts';
export { EntryLine } from './order-table/EntryLine.tsx';
export type { LineViewContext, Substitute } from './order-table/line-facts.ts';
export { keyedRemedy } from './order-table/line-keys.ts';
export {
  type LineIcon,
  type LineNote,
  type LineSource,
  type LineView,
  lineIcons,
  type NoteTone,
  noteTones,
  type Remedy,
  type RemedyId,
  type RowStatus,
  remedies,
  rowStatuses,
  type StatedNote,
  type StockLevel,
  type StockView,
  stockLevels,
} from './order-table/line-view.ts';
export { hasNoteOf, lineViewOf } from './order-table/line-view-of.ts';
export { noticeNote } from './order-table/notice-note.ts';
export type {
  ColumnChoice,
  OrderTableHandle,
  OrderTableProps,
  QuantityPhase,
} from './order-table/OrderTable.props.ts';
export { OrderTable } from './order-table/OrderTable.tsx';
export { addedWords, changedWords, mergedWords } from './order-table/spoken-line.ts';
export { useAddedInSight } from './order-table/use-added-in-sight.ts';
export { useWorkFocus } from './order-table/use-work-focus.ts';
export type { OrderTab, OrderTabsProps, TabStatus } from './order-tabs/OrderTabs.props.ts';
export { OrderTabs } from './order-tabs/OrderTabs.tsx';
export { ImportNotes } from './order-terms/ImportNotes.tsx';
export type {
  DealsState,
  DiscountRow,
  OrderTermsProps,
  TouchedLine,
} from './order-terms/OrderTerms.props.ts';
export { OrderTerms } from './order-terms/OrderTerms.tsx';
export { OrderTimeline, type OrderTimelineProps, type TimelinePoint } from './order-timeline/OrderTimeline.tsx';
export { timelinePoints } from './order-timeline/timeline-points.ts';
export type { ColumnOption, MoreAction, OrderTitleProps, TitleHandle } from './order-title/OrderTitle.props.ts';
export { OrderTitle } from './order-title/OrderTitle.tsx';
export { OtherEdits } from './order-title/OtherEdits.tsx';
export { OwnCodeList, type OwnCodeListProps } from './own-codes/OwnCodeList.tsx';
export { PartBuying } from './part-buying/PartBuying.tsx';
export { DimensionSheet } from './part-drawing/DimensionSheet.tsx';
export { EngineeringTables } from './part-drawing/EngineeringTables.tsx';
export type { PartDrawingProps } from './part-drawing/PartDrawing.props.ts';
export { PartDrawing } from './part-drawing/PartDrawing.tsx';
export { SmallDrawing, type SmallDrawingProps } from './part-drawing/SmallDrawing.tsx';
export { imagePath, imageSizeFor } from './part-image/image-path.ts';
export { PartImage, type PartImageProps } from './part-image/PartImage.tsx';
export { DebugFacts } from './part-panel/DebugFacts.tsx';
export { Documents } from './part-panel/Documents.tsx';
export { erpLinksFor } from './part-panel/erp-link.ts';
export { Packaging } from './part-panel/Packaging.tsx';
export { type OwnCode, PartDetails } from './part-panel/PartDetails.tsx';
export { PartHistory } from './part-panel/PartHistory.tsx';
export type {
  Advice,
  PartPanelProps,
  PriceAndAvailabilityProps,
  WarehouseRow,
} from './part-panel/PartPanel.props.ts';
export { PartPanel } from './part-panel/PartPanel.tsx';
export { PriceAndAvailability } from './part-panel/PriceAndAvailability.tsx';
export { alternateInStock, type PartContext, partTabsOf, shortLabelsAt, tabLabel } from './part-panel/part-tabs.ts';
export { adviceOf, stockSentence, warehouseRows } from './part-panel/price-rows.ts';
export { RelatedParts } from './part-panel/RelatedParts.tsx';
export { StaffFacts } from './part-panel/StaffFacts.tsx';
export { PartSummary } from './part-summary/PartSummary.tsx';
export { PasswordForm } from './password-form/PasswordForm.tsx';
export { isToggle, PreferenceField } from './preference-field/PreferenceField.tsx';
export { FirstResults } from './product-selector/FirstResults.tsx';
export { chipsOf, groupsOf } from './product-selector/filter-groups.ts';
export { NoResults } from './product-selector/NoResults.tsx';
export type {
  ProductSelectorProps,
  SelectorAdding,
} from './product-selector/ProductSelector.props.ts';
export { ProductSelector } from './product-selector/ProductSelector.tsx';
export { createPartSource, statedBy } from './product-selector/part-source.ts';
export { createRowPrices, type RowPrices } from './product-selector/row-prices.ts';
export type {
  SelectorChip,
  SelectorPart,
  SelectorSource,
  SelectorTrade,
} from './product-selector/selector-view.ts';
export { sortCodes } from './product-selector/sort-codes.ts';
export { useAmounts } from './product-selector/use-amounts.ts';
export { PromptBar, type PromptBarProps } from './prompt-bar/PromptBar.tsx';
export { QuoteList } from './quote-list/QuoteList.tsx';
export { QuoteLinks } from './quote-side/QuoteLinks.tsx';
export type { OrderableLine, QuoteLinksProps, QuoteSideProps, QuoteStage } from './quote-side/QuoteSide.props.ts';
export { QuoteSide } from './quote-side/QuoteSide.tsx';
export { quoteStage } from './quote-side/quote-stage.ts';
export { RegionBoundary, type RegionBoundaryProps } from './region-boundary/RegionBoundary.tsx';
export { SessionList } from './session-list/SessionList.tsx';
export { ShortPage } from './short-page/ShortPage.tsx';
export { ChangePassword } from './sign-in/ChangePassword.tsx';
export { ChoosePassword, PasswordRequest } from './sign-in/NewPassword.tsx';
export { Registering } from './sign-in/Registering.tsx';
export { SignInCode } from './sign-in/SignInCode.tsx';
export { SiteFooter } from './site-footer/SiteFooter.tsx';
export {
  type AccountAction,
  type HeaderPerson,
  type SearchCategory,
  type SiteHeaderProps,
  searchCategories,
} from './site-header/SiteHeader.props.ts';
export { SiteHeader } from './site-header/SiteHeader.tsx';
export { SiteMenu } from './site-header/SiteMenu.tsx';
export { SoftwareToken } from './software-token/SoftwareToken.tsx';
export { useKeyHints } from './status-bar/key-hints.ts';
export type { KeyHint, StatusBarProps } from './status-bar/StatusBar.tsx';
export { StatusBar } from './status-bar/StatusBar.tsx';
export { SubmittedLines } from './submitted-lines/SubmittedLines.tsx';
export type { ThemeCustomiserProps } from './theme-customiser/ThemeCustomiser.props.ts';
export { ThemeCustomiser } from './theme-customiser/ThemeCustomiser.tsx';
export { Tip } from './tips/Tip.tsx';
export { TipList } from './tips/TipList.tsx';
export type { TipListProps, TipProps, TipView } from './tips/Tips.props.ts';
export { SheetPage } from './trade-sheet/SheetPage.tsx';
export type { SheetFact, TradeSheetProps } from './trade-sheet/TradeSheet.tsx';
export { TradeSheet } from './trade-sheet/TradeSheet.tsx';
export { TwoStep } from './two-step/TwoStep.tsx';
export { ValidatedInput, type ValidatedInputProps } from './validated-input/ValidatedInput.tsx';
export { StoreFinder, type StoreFinderProps } from './where-to-buy/StoreFinder.tsx';
