import type { CallName } from '../api/endpoints.ts';
import type { ReplyOf, RequestOf } from './call.ts';
import { accountsList } from './calls/accounts-list.ts';
import { activity } from './calls/activity.ts';
import { auditExport } from './calls/audit-export.ts';
import { auditSearch } from './calls/audit-search.ts';
import { calcFreight } from './calls/calc-freight.ts';
import { cartAutoSubmit } from './calls/cart-auto-submit.ts';
import { cartCancel } from './calls/cart-cancel.ts';
import { cartConfirm } from './calls/cart-confirm.ts';
import { cartCopy } from './calls/cart-copy.ts';
import { cartMerge } from './calls/cart-merge.ts';
import { cartRecycle } from './calls/cart-recycle.ts';
import { cartSubmit } from './calls/cart-submit.ts';
import { cartTimeline } from './calls/cart-timeline.ts';
import { cartUnconfirm } from './calls/cart-unconfirm.ts';
import { changePassword } from './calls/change-password.ts';
import { claimCart } from './calls/claim-cart.ts';
import { componentSettingsCreate } from './calls/component-settings-create.ts';
import { componentSettingsDelete } from './calls/component-settings-delete.ts';
import { componentSettingsGet } from './calls/component-settings-get.ts';
import { componentSettingsUpdate } from './calls/component-settings-update.ts';
import { componentsCreate } from './calls/components-create.ts';
import { componentsDelete } from './calls/components-delete.ts';
import { componentsGet } from './calls/components-get.ts';
import { componentsMove } from './calls/components-move.ts';
import { componentsPaste } from './calls/components-paste.ts';
import { componentsUpdate } from './calls/components-update.ts';
import { createCartFromImport } from './calls/create-cart-from-import.ts';
import { dataFeeds } from './calls/data-feeds.ts';
import { dataLoad } from './calls/data-load.ts';
import { dataLoadApprove } from './calls/data-load-approve.ts';
import { dataLoadDiscard } from './calls/data-load-discard.ts';
import { dataLoadFiles } from './calls/data-load-files.ts';
import { dataLoadProblems } from './calls/data-load-problems.ts';
import { dataLoadProblemsFile } from './calls/data-load-problems-file.ts';
import { dataLoadRollback } from './calls/data-load-rollback.ts';
import { dataLoads } from './calls/data-loads.ts';
import { dataMapSample } from './calls/data-map-sample.ts';
import { dataSourceDelete } from './calls/data-source-delete.ts';
import { dataSourceSave } from './calls/data-source-save.ts';
import { dataSources } from './calls/data-sources.ts';
import { dataTemplates } from './calls/data-templates.ts';
import { deliveryDocument } from './calls/delivery-document.ts';
import { destinationsList } from './calls/destinations-list.ts';
import { destinationsReplay } from './calls/destinations-replay.ts';
import { destinationsUndelivered } from './calls/destinations-undelivered.ts';
import { documentationExternal } from './calls/documentation-external.ts';
import { downloadCertificates } from './calls/download-certificates.ts';
import { downloadNetPricingFile } from './calls/download-net-pricing-file.ts';
import { draftsCreate } from './calls/drafts-create.ts';
import { draftsDelete } from './calls/drafts-delete.ts';
import { draftsFinalise } from './calls/drafts-finalise.ts';
import { draftsGet } from './calls/drafts-get.ts';
import { draftsGetComponents } from './calls/drafts-get-components.ts';
import { draftsHere } from './calls/drafts-here.ts';
import { draftsPeople } from './calls/drafts-people.ts';
import { draftsPublish } from './calls/drafts-publish.ts';
import { draftsRequestPublication } from './calls/drafts-request-publication.ts';
import { draftsRevokeRequestPublication } from './calls/drafts-revoke-request-publication.ts';
import { draftsSchedule } from './calls/drafts-schedule.ts';
import { draftsShare } from './calls/drafts-share.ts';
import { draftsUnshare } from './calls/drafts-unshare.ts';
import { draftsUpdate } from './calls/drafts-update.ts';
import { dropShipCreate } from './calls/drop-ship-create.ts';
import { dropShipDelete } from './calls/drop-ship-delete.ts';
import { dropShipGet } from './calls/drop-ship-get.ts';
import { dropShipUpdate } from './calls/drop-ship-update.ts';
import { emailCertificates } from './calls/email-certificates.ts';
import { exportCart } from './calls/export-cart.ts';
import { favouritesCreateCart } from './calls/favourites-create-cart.ts';
import { favouritesCreateFolder } from './calls/favourites-create-folder.ts';
import { favouritesCreateSelector } from './calls/favourites-create-selector.ts';
import { favouritesDelete } from './calls/favourites-delete.ts';
import { favouritesGet } from './calls/favourites-get.ts';
import { favouritesMove } from './calls/favourites-move.ts';
import { favouritesRename } from './calls/favourites-rename.ts';
import { fileUpload } from './calls/file-upload.ts';
import { getAccessibleCarts } from './calls/get-accessible-carts.ts';
import { getAlternateRelated } from './calls/get-alternate-related.ts';
import { getArticles } from './calls/get-articles.ts';
import { getAvailability } from './calls/get-availability.ts';
import { getCart } from './calls/get-cart.ts';
import { getCategoryList } from './calls/get-category-list.ts';
import { getComponentSettings } from './calls/get-component-settings.ts';
import { getCustomerStockCodeOverrides } from './calls/get-customer-stock-code-overrides.ts';
import { getDeals } from './calls/get-deals.ts';
import { getDidYouKnowList } from './calls/get-did-you-know-list.ts';
import { getFilters } from './calls/get-filters.ts';
import { getImportMemory } from './calls/get-import-memory.ts';
import { getOpenCarts } from './calls/get-open-carts.ts';
import { getOrderHistoryInvoiced } from './calls/get-order-history-invoiced.ts';
import { getOrderHistoryLines } from './calls/get-order-history-lines.ts';
import { getPostcodes } from './calls/get-postcodes.ts';
import { getPreferences } from './calls/get-preferences.ts';
import { getPrice } from './calls/get-price.ts';
import { getProductInformation } from './calls/get-product-information.ts';
import { getPublishedPages } from './calls/get-published-pages.ts';
import { getSharedDraft } from './calls/get-shared-draft.ts';
import { getSiteMenu } from './calls/get-site-menu.ts';
import { getStocklist } from './calls/get-stocklist.ts';
import { getTestCertificates } from './calls/get-test-certificates.ts';
import { getVueBuild } from './calls/get-vue-build.ts';
import { getWtbList } from './calls/get-wtb-list.ts';
import { hdiAccessCheck } from './calls/hdi-access-check.ts';
import { hdiAccessRequestSms } from './calls/hdi-access-request-sms.ts';
import { hdiAccessRequestToken } from './calls/hdi-access-request-token.ts';
import { impersonationStart } from './calls/impersonation-start.ts';
import { impersonationStop } from './calls/impersonation-stop.ts';
import { inStock } from './calls/in-stock.ts';
import { invoiceRequest } from './calls/invoice-request.ts';
import { login } from './calls/login.ts';
import { loginAuthorise } from './calls/login-authorise.ts';
import { loginValidate } from './calls/login-validate.ts';
import { logout } from './calls/logout.ts';
import { mediaCrop } from './calls/media-crop.ts';
import { mediaDelete } from './calls/media-delete.ts';
import { mediaGetFiles } from './calls/media-get-files.ts';
import { mediaUpdate } from './calls/media-update.ts';
import { newCart } from './calls/new-cart.ts';
import { newPasswordRequest } from './calls/new-password-request.ts';
import { newPasswordSet } from './calls/new-password-set.ts';
import { orderHistorySummary } from './calls/order-history-summary.ts';
import { pagesAddAlias } from './calls/pages-add-alias.ts';
import { pagesCreate } from './calls/pages-create.ts';
import { pagesDelete } from './calls/pages-delete.ts';
import { pagesGet } from './calls/pages-get.ts';
import { pagesGetDeleted } from './calls/pages-get-deleted.ts';
import { pagesGetDrafts } from './calls/pages-get-drafts.ts';
import { pagesGetLinks } from './calls/pages-get-links.ts';
import { pagesGetSuperPages } from './calls/pages-get-super-pages.ts';
import { pagesRestore } from './calls/pages-restore.ts';
import { pagesUpdate } from './calls/pages-update.ts';
import { quoteLink } from './calls/quote-link.ts';
import { quoteLinks } from './calls/quote-links.ts';
import { quotePdf } from './calls/quote-pdf.ts';
import { quoteRead } from './calls/quote-read.ts';
import { quoteRevokeLink } from './calls/quote-revoke-link.ts';
import { quoteToOrder } from './calls/quote-to-order.ts';
import { redirectsDelete } from './calls/redirects-delete.ts';
import { redirectsGet } from './calls/redirects-get.ts';
import { redirectsSave } from './calls/redirects-save.ts';
import { regoNumRequest } from './calls/rego-num-request.ts';
import { regoNumSubmit } from './calls/rego-num-submit.ts';
import { rememberImport } from './calls/remember-import.ts';
import { reportError } from './calls/report-error.ts';
import { reportOrderEvent } from './calls/report-order-event.ts';
import { resourcesGet } from './calls/resources-get.ts';
import { saveCart } from './calls/save-cart.ts';
import { saveQuote } from './calls/save-quote.ts';
import { searchCatalogue } from './calls/search-catalogue.ts';
import { secondFactorBegin } from './calls/second-factor-begin.ts';
import { secondFactorConfirm } from './calls/second-factor-confirm.ts';
import { secondFactorGet } from './calls/second-factor-get.ts';
import { secondFactorRemove } from './calls/second-factor-remove.ts';
import { sectionsDelete } from './calls/sections-delete.ts';
import { sectionsGet } from './calls/sections-get.ts';
import { sectionsSave } from './calls/sections-save.ts';
import { sessionsEnd } from './calls/sessions-end.ts';
import { sessionsGet } from './calls/sessions-get.ts';
import { setCustomerStockCodeOverrides } from './calls/set-customer-stock-code-overrides.ts';
import { setPreferences } from './calls/set-preferences.ts';
import { signOnProviders } from './calls/sign-on-providers.ts';
import { testAnswer } from './calls/test-answer.ts';
import { testRedirect } from './calls/test-redirect.ts';
import { testRedirectRelative } from './calls/test-redirect-relative.ts';
import { updateOpenCarts } from './calls/update-open-carts.ts';
import { uriSettingsGet } from './calls/uri-settings-get.ts';
import { uriSettingsUpdate } from './calls/uri-settings-update.ts';
import { usersEndSessions } from './calls/users-end-sessions.ts';
import { usersGet } from './calls/users-get.ts';
import { usersInvite } from './calls/users-invite.ts';
import { usersList } from './calls/users-list.ts';
import { usersResetSecondFactor } from './calls/users-reset-second-factor.ts';
import { usersSendPasswordLink } from './calls/users-send-password-link.ts';
import { usersSetDisabled } from './calls/users-set-disabled.ts';
import { usersUpdate } from './calls/users-update.ts';
import { validationGet } from './calls/validation-get.ts';
import { warehouseList } from './calls/warehouse-list.ts';
import { xhrPing } from './calls/xhr-ping.ts';
/** All API calls. The server refuses to start if one has no handler. */
export const calls = {
  activity,
  calcFreight,
  cartAutoSubmit,
  cartCancel,
  cartConfirm,
  cartCopy,
  cartMerge,
  cartRecycle,
  cartSubmit,
  cartTimeline,
  cartUnconfirm,
  changePassword,
  claimCart,
  createCartFromImport,
  dataFeeds,
  dataLoad,
  dataLoadApprove,
  dataLoadDiscard,
  dataLoadFiles,
  dataLoadProblems,
  dataLoadProblemsFile,
  dataLoadRollback,
  dataLoads,
  dataMapSample,
  dataSourceDelete,
  dataSourceSave,
  dataSources,
  dataTemplates,
  deliveryDocument,
  documentationExternal,
  downloadCertificates,
  downloadNetPricingFile,
  dropShipCreate,
  dropShipDelete,
  dropShipGet,
  dropShipUpdate,
  emailCertificates,
  exportCart,
  getAccessibleCarts,
  favouritesCreateCart,
  favouritesCreateFolder,
  favouritesCreateSelector,
  favouritesDelete,
  favouritesGet,
  favouritesMove,
  favouritesRename,
  fileUpload,
  getAlternateRelated,
  getAvailability,
  getCart,
  getCategoryList,
  getCustomerStockCodeOverrides,
  getDeals,
  getDidYouKnowList,
  getFilters,
  getImportMemory,
  getOpenCarts,
  getOrderHistoryInvoiced,
  getOrderHistoryLines,
  getPostcodes,
  getPreferences,
  getPrice,
  getProductInformation,
  getStocklist,
  inStock,
  getTestCertificates,
  getVueBuild,
  getWtbList,
  hdiAccessCheck,
  hdiAccessRequestSms,
  hdiAccessRequestToken,
  impersonationStart,
  impersonationStop,
  invoiceRequest,
  login,
  loginAuthorise,
  loginValidate,
  logout,
  newCart,
  newPasswordRequest,
  newPasswordSet,
  orderHistorySummary,
  quoteLink,
  quoteLinks,
  quotePdf,
  quoteRead,
  quoteRevokeLink,
  quoteToOrder,
  rememberImport,
  regoNumRequest,
  regoNumSubmit,
  reportError,
  reportOrderEvent,
  saveCart,
  saveQuote,
  secondFactorBegin,
  secondFactorConfirm,
  secondFactorGet,
  secondFactorRemove,
  sectionsDelete,
  searchCatalogue,
  sectionsGet,
  sectionsSave,
  sessionsEnd,
  sessionsGet,
  setCustomerStockCodeOverrides,
  setPreferences,
  signOnProviders,
  testAnswer,
  testRedirect,
  testRedirectRelative,
  updateOpenCarts,
  validationGet,
  warehouseList,
  xhrPing,
  componentSettingsCreate,
  componentSettingsDelete,
  componentSettingsGet,
  componentSettingsUpdate,
  componentsCreate,
  componentsDelete,
  componentsGet,
  componentsMove,
  componentsPaste,
  componentsUpdate,
  draftsCreate,
  draftsDelete,
  draftsFinalise,
  draftsGet,
  draftsGetComponents,
  draftsHere,
  draftsPeople,
  draftsPublish,
  draftsRequestPublication,
  draftsRevokeRequestPublication,
  draftsSchedule,
  draftsShare,
  draftsUnshare,
  draftsUpdate,
  getArticles,
  getComponentSettings,
  getPublishedPages,
  getSharedDraft,
  getSiteMenu,
  pagesAddAlias,
  pagesCreate,
  pagesDelete,
  pagesGetLinks,
  pagesRestore,
  pagesGetDeleted,
  pagesGet,
  pagesGetDrafts,
  pagesGetSuperPages,
  pagesUpdate,
  redirectsDelete,
  redirectsGet,
  redirectsSave,
  mediaCrop,
  mediaDelete,
  mediaGetFiles,
  mediaUpdate,
  resourcesGet,
  uriSettingsGet,
  uriSettingsUpdate,
  usersList,
  usersGet,
  usersInvite,
  usersUpdate,
  usersSetDisabled,
  usersSendPasswordLink,
  usersResetSecondFactor,
  usersEndSessions,
  accountsList,
  destinationsList,
  destinationsUndelivered,
  destinationsReplay,
  auditSearch,
  auditExport,
} as const;
export type CallKey = keyof typeof calls;

type CallByName = { readonly [Key in CallKey as (typeof calls)[Key]['name']]: (typeof calls)[Key] };

/** `data` of a call's request and reply, by call name. */
export type CallRequest<Name extends CallName> = RequestOf<CallByName[Name]>;
export type CallReply<Name extends CallName> = ReplyOf<CallByName[Name]>;
