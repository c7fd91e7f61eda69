export { type LeftTyping, quantityIn } from '../cart/left-typing.ts';
export { isFreightOpen, isOrder, lockedReason } from '../cart/locked.ts';
export { findScript, type Script, scriptNames, scripts } from '../code-runner/scripts.ts';
export { addToOrder } from './add-to-order.ts';
export { browserMemory } from './browser-memory.ts';
export { useClosedLines } from './closed-lines.ts';
export { useCompared } from './compared-parts.ts';
export { type CookieChoice, cookieChoice } from './cookie-choice.ts';
export { createPortal } from './create-portal.ts';
export { createVisitorPortal } from './create-visitor-portal.ts';
export { useCurrentOrder, useRemembersOrder } from './current-order.ts';
export { endSession } from './end-session.ts';
export { finishTypingOnLeave } from './finish-typing.ts';
export { lazyComponent, lazyRoute, renderNothing } from './lazy-component.tsx';
export { settleLeftRows, useLeftRows } from './left-rows.ts';
export { createMessages, type Messages, type UserMessage } from './messages.ts';
export type { OpenTabs } from './open-tabs.ts';
export { type CartChange, type CopiedOrder, type Orders, OrdersContext, useOrders } from './orders.ts';
export { ordersOf } from './orders-of.ts';
export { type Overlay, overlay } from './overlay.ts';
export { keyFactsOf, overlayFor } from './overlay-key.ts';
export { type PageData, pageDataId, readPageData, type SelectedPage } from './page-data.ts';
export {
  type CartGlance,
  type Portal,
  PortalContext,
  usePortal,
  usePreferences,
  useSession,
  useUsername,
} from './portal.ts';
export { createPreferences, type PreferenceStore, type PreferencesState } from './preferences.ts';
export { withCall } from './recent-calls.ts';
export { createReport, reportUncaughtErrors } from './report.ts';
export { saveFile, saveReply } from './save-file.ts';
export { screenCommands, useScreenCommands } from './screen-commands.ts';
export { seenAs } from './seen-as.ts';
export {
  readLineAnswers,
  readSeenOrder,
  storeLineAnswers,
  storeSeenOrder,
  subscribeLineAnswers,
} from './seen-order.ts';
export {
  accountOf,
  createSession,
  onAccountChange,
  type Session,
  type SessionState,
  startingAccount,
} from './session.ts';
export { useBearerSignIn, useSessionWatches, useWorkLog } from './session-watches.ts';
export { createStore, type Store, useStore, useStoreFields, useStoreValue } from './store.ts';
export { createStoredStore } from './stored-store.ts';
export { useActAs } from './use-act-as.ts';
export { type AddingToOrder, useAddingToOrder } from './use-adding-to-order.ts';
export { useAddressBook, useChosenAddress } from './use-address-book.ts';
export { useArticles } from './use-articles.ts';
export { useAuditLog } from './use-audit-log.ts';
export { useAuthorise, useNewBearer } from './use-authorise.ts';
export { type CallRead, type CallReadOptions, useCall } from './use-call.ts';
export { type CallCache, useCallCache } from './use-call-cache.ts';
export { type CallMutation, type CallMutationOptions, useCallMutation } from './use-call-mutation.ts';
export {
  useCartChanges,
  useCartHeader,
  useCartLineIds,
  useCartStatus,
  useCartStatusPart,
  useCartTotals,
  useSavedTotal,
} from './use-cart-document.ts';
export { useCartGlance } from './use-cart-glance.ts';
export { useCatalogueStatus, useFilterRoots } from './use-catalogue.ts';
export { field, useComparison } from './use-comparison.ts';
export { useConfirm } from './use-confirm.ts';
export { useDeals } from './use-deals.ts';
export { useDestinations, useUndelivered } from './use-destinations.ts';
export { useFamilies } from './use-families.ts';
export { useFavourites } from './use-favourites.ts';
export { useFieldRules } from './use-field-rules.ts';
export { useFormat } from './use-format.ts';
export { useImageFailed } from './use-image-failed.ts';
export { useImportAdding } from './use-import-adding.ts';
export { useImportReview } from './use-import-review.ts';
export { invoicedSearch, useInvoicedOrders } from './use-invoiced-orders.ts';
export { useIsConnected } from './use-is-connected.ts';
export { useLeftTyping } from './use-left-typing.ts';
export { useLoad, useLoadAgain, useLoadProblems } from './use-load.ts';
export { useLoadNow } from './use-load-now.ts';
export { useEarlierLoads, useLoadRows } from './use-load-rows.ts';
export { useLoads } from './use-loads.ts';
export { useMedia } from './use-media.ts';
export { useOpenCarts, useOpenOrders } from './use-open-carts.ts';
export { useOrderKeys } from './use-order-keys.ts';
export { useOtherEdits } from './use-other-edits.ts';
export { useOwnCodes } from './use-own-codes.ts';
export { useChangePassword, useNewPassword } from './use-passwords.ts';
export { usePreference } from './use-preference.ts';
export { usePreload } from './use-preload.ts';
export { type PriceOwner, type PricesRead, usePrices } from './use-prices.ts';
export { usePrintedLines } from './use-printed-lines.ts';
export { useAlternateRelated, useProductInformation } from './use-product-information.ts';
export { useQuickQuote } from './use-quick-quote.ts';
export { useQuoteActions } from './use-quote-actions.ts';
export { useRegistering } from './use-registering.ts';
export { useRelatedParts } from './use-related-parts.ts';
export { useReportedLines } from './use-reported-lines.ts';
export { type SalesDocument, useSalesDocuments } from './use-sales-documents.ts';
export { useSaveOrder } from './use-save-order.ts';
export { useSavePreferences } from './use-save-preferences.ts';
export { useScriptRun } from './use-script-run.ts';
export { useSearchResults } from './use-search-results.ts';
export { useSecondFactor } from './use-second-factor.ts';
export { type Credentials, useSignIn } from './use-sign-in.ts';
export { useSizesByMeasure } from './use-sizes-by-measure.ts';
export { useSoftwareToken } from './use-software-token.ts';
export { useMapFile, useSources } from './use-sources.ts';
export { useTips } from './use-tips.ts';
export { useTryCall } from './use-try-call.ts';
export { useUser } from './use-user.ts';
export { useUserSessions } from './use-user-sessions.ts';
export { useInvite, useUsers } from './use-users.ts';
export { applyWidthLock, readWidthLock, storeWidthLock } from './width-lock.ts';
