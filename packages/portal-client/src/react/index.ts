export { type ArticleList, articlesOf } from './articles.ts';
export { browserMemory } from './browser-memory.ts';
export { type CookieChoice, cookieChoice } from './cookie-choice.ts';
export { endSession } from './end-session.ts';
export { finishTypingOnLeave } from './finish-typing.ts';
export { lazyComponent, lazyRoute, renderNothing } from './lazy-component.tsx';
export { createMessages, type Messages, type UserMessage } from './messages.ts';
export type { OpenTabs } from './open-tabs.ts';
export { type CartChange, type Orders, OrdersContext, useOrders } from './orders.ts';
export { ordersOf } from './orders-of.ts';
export { type Overlay, overlay } from './overlay.ts';
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
export { copyOrderText, saveOrderCsv, saveOrderFile } from './save-order.ts';
export { type ScreenCommand, screenCommands, useScreenCommands } from './screen-commands.ts';
export { readSeenOrder, storeSeenOrder } from './seen-order.ts';
export { accountOf, createSession, type Session, type SessionState, startingAccount } from './session.ts';
export { createStore, type Store, useStore, useStoreFields, useStoreValue } from './store.ts';
export { type CallRead, type CallReadOptions, useCall } from './use-call.ts';
export { type CallCache, useCallCache } from './use-call-cache.ts';
export { type CallMutation, type CallMutationOptions, useCallMutation } from './use-call-mutation.ts';
export { useCatalogueStatus, useFilterRoots } from './use-catalogue.ts';
export { useFormat } from './use-format.ts';
export { useMedia } from './use-media.ts';
export { usePreference } from './use-preference.ts';
export { usePreload } from './use-preload.ts';
export { applyWidthLock, readWidthLock, storeWidthLock } from './width-lock.ts';
