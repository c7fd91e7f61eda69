import { getPreferences } from '../account/get-preferences.ts';
import { setPreferences } from '../account/set-preferences.ts';
import { auditExport } from '../audit/audit-export.ts';
import { auditSearch } from '../audit/audit-search.ts';
import { activity } from '../browser/activity.ts';
import { getVueBuild } from '../browser/get-vue-build.ts';
import { validationGet } from '../browser/validation-get.ts';
import { xhrPing } from '../browser/xhr-ping.ts';
import { calcFreight } from '../cart/calc-freight.ts';
import { cartAutoSubmit } from '../cart/cart-auto-submit.ts';
import { cartCancel } from '../cart/cart-cancel.ts';
import { cartConfirm } from '../cart/cart-confirm.ts';
import { cartCopy } from '../cart/cart-copy.ts';
import { cartMerge } from '../cart/cart-merge.ts';
import { cartRecycle } from '../cart/cart-recycle.ts';
import { cartSubmit } from '../cart/cart-submit.ts';
import { cartTimeline } from '../cart/cart-timeline.ts';
import { cartUnconfirm } from '../cart/cart-unconfirm.ts';
import { claimCart } from '../cart/claim-cart.ts';
import { getAccessibleCarts } from '../cart/get-accessible-carts.ts';
import { getCart } from '../cart/get-cart.ts';
import { getOpenCarts } from '../cart/get-open-carts.ts';
import { newCart } from '../cart/new-cart.ts';
import { saveCart } from '../cart/save-cart.ts';
import { saveQuote } from '../cart/save-quote.ts';
import { updateOpenCarts } from '../cart/update-open-carts.ts';
import { getAlternateRelated } from '../catalogue/get-alternate-related.ts';
import { getAvailability } from '../catalogue/get-availability.ts';
import { getCustomerStockCodeOverrides } from '../catalogue/get-customer-stock-code-overrides.ts';
import { getFilters } from '../catalogue/get-filters.ts';
import { getPrice } from '../catalogue/get-price.ts';
import { getProductInformation } from '../catalogue/get-product-information.ts';
import { getStocklist } from '../catalogue/get-stocklist.ts';
import { inStock } from '../catalogue/in-stock.ts';
import { searchCatalogue } from '../catalogue/search/search-catalogue.ts';
import { setCustomerStockCodeOverrides } from '../catalogue/set-customer-stock-code-overrides.ts';
import { warehouseList } from '../catalogue/warehouse-list.ts';
import { downloadCertificates } from '../certificates/download-certificates.ts';
import { emailCertificates } from '../certificates/email-certificates.ts';
import { getTestCertificates } from '../certificates/get-test-certificates.ts';
import { getDeals } from '../deals/get-deals.ts';
import { dropShipCreate } from '../delivery/drop-ship-create.ts';
import { dropShipDelete } from '../delivery/drop-ship-delete.ts';
import { dropShipGet } from '../delivery/drop-ship-get.ts';
import { dropShipUpdate } from '../delivery/drop-ship-update.ts';
import { getPostcodes } from '../delivery/get-postcodes.ts';
import { documentationExternal } from '../documentation/documentation-external.ts';
import { deliveryDocument } from '../documents/delivery-document.ts';
import { downloadNetPricingFile } from '../documents/download-net-pricing-file.ts';
import { invoiceRequest } from '../documents/invoice-request.ts';
import { exportCart } from '../export/export-cart.ts';
import { favouritesCreateCart } from '../favourites/favourites-create-cart.ts';
import { favouritesCreateFolder } from '../favourites/favourites-create-folder.ts';
import { favouritesCreateSelector } from '../favourites/favourites-create-selector.ts';
import { favouritesDelete } from '../favourites/favourites-delete.ts';
import { favouritesGet } from '../favourites/favourites-get.ts';
import { favouritesMove } from '../favourites/favourites-move.ts';
import { favouritesRename } from '../favourites/favourites-rename.ts';
import { dataFeeds } from '../feeds/data-feeds.ts';
import { dataLoad } from '../feeds/data-load.ts';
import { dataLoadApprove } from '../feeds/data-load-approve.ts';
import { dataLoadDiscard } from '../feeds/data-load-discard.ts';
import { dataLoadFiles } from '../feeds/data-load-files.ts';
import { dataLoadProblems } from '../feeds/data-load-problems.ts';
import { dataLoadProblemsFile } from '../feeds/data-load-problems-file.ts';
import { dataLoadRollback } from '../feeds/data-load-rollback.ts';
import { dataLoads } from '../feeds/data-loads.ts';
import { dataMapSample } from '../feeds/data-map-sample.ts';
import { dataSourceDelete } from '../feeds/data-source-delete.ts';
import { dataSourceSave } from '../feeds/data-source-save.ts';
import { dataSources } from '../feeds/data-sources.ts';
import { dataTemplates } from '../feeds/data-templates.ts';
import { getOrderHistoryInvoiced } from '../history/get-order-history-invoiced.ts';
import { getOrderHistoryLines } from '../history/get-order-history-lines.ts';
import { orderHistorySummary } from '../history/order-history-summary.ts';
import { componentSettingsCreate } from '../hive/component-settings-create.ts';
import { componentSettingsDelete } from '../hive/component-settings-delete.ts';
import { componentSettingsGet } from '../hive/component-settings-get.ts';
import { componentSettingsUpdate } from '../hive/component-settings-update.ts';
import { componentsCreate } from '../hive/components-create.ts';
import { componentsDelete } from '../hive/components-delete.ts';
import { componentsGet } from '../hive/components-get.ts';
import { componentsMove } from '../hive/components-move.ts';
import { componentsPaste } from '../hive/components-paste.ts';
import { componentsUpdate } from '../hive/components-update.ts';
import { draftsCreate } from '../hive/drafts-create.ts';
import { draftsDelete } from '../hive/drafts-delete.ts';
import { draftsFinalise } from '../hive/drafts-finalise.ts';
import { draftsGet } from '../hive/drafts-get.ts';
import { draftsGetComponents } from '../hive/drafts-get-components.ts';
import { draftsHere } from '../hive/drafts-here.ts';
import { draftsPeople } from '../hive/drafts-people.ts';
import { draftsPublish } from '../hive/drafts-publish.ts';
import { draftsRequestPublication } from '../hive/drafts-request-publication.ts';
import { draftsRevokeRequestPublication } from '../hive/drafts-revoke-request-publication.ts';
import { draftsSchedule } from '../hive/drafts-schedule.ts';
import { draftsShare } from '../hive/drafts-share.ts';
import { draftsUnshare } from '../hive/drafts-unshare.ts';
import { draftsUpdate } from '../hive/drafts-update.ts';
import { getArticles } from '../hive/get-articles.ts';
import { getComponentSettings } from '../hive/get-component-settings.ts';
import { getPublishedPages } from '../hive/get-published-pages.ts';
import { getSharedDraft } from '../hive/get-shared-draft.ts';
import { getSiteMenu } from '../hive/get-site-menu.ts';
import { pagesAddAlias } from '../hive/pages-add-alias.ts';
import { pagesCreate } from '../hive/pages-create.ts';
import { pagesDelete } from '../hive/pages-delete.ts';
import { pagesGet } from '../hive/pages-get.ts';
import { pagesGetDeleted } from '../hive/pages-get-deleted.ts';
import { pagesGetDrafts } from '../hive/pages-get-drafts.ts';
import { pagesGetLinks } from '../hive/pages-get-links.ts';
import { pagesGetSuperPages } from '../hive/pages-get-super-pages.ts';
import { pagesRestore } from '../hive/pages-restore.ts';
import { pagesUpdate } from '../hive/pages-update.ts';
import { redirectsDelete } from '../hive/redirects-delete.ts';
import { redirectsGet } from '../hive/redirects-get.ts';
import { redirectsSave } from '../hive/redirects-save.ts';
import { resourcesGet } from '../hive/resources-get.ts';
import { sectionsDelete } from '../hive/sections-delete.ts';
import { sectionsGet } from '../hive/sections-get.ts';
import { sectionsSave } from '../hive/sections-save.ts';
import { uriSettingsGet } from '../hive/uri-settings-get.ts';
import { uriSettingsUpdate } from '../hive/uri-settings-update.ts';
import { createCartFromImport } from '../import/create-cart-from-import.ts';
import { fileUpload } from '../import/file-upload.ts';
import { getImportMemory } from '../import/get-import-memory.ts';
import { rememberImport } from '../import/remember-import.ts';
import { mediaCrop } from '../media/media-crop.ts';
import { mediaDelete } from '../media/media-delete.ts';
import { mediaGetFiles } from '../media/media-get-files.ts';
import { mediaUpdate } from '../media/media-update.ts';
import { destinationsList } from '../orders-out/destinations-list.ts';
import { destinationsReplay } from '../orders-out/destinations-replay.ts';
import { destinationsUndelivered } from '../orders-out/destinations-undelivered.ts';
import { reportOrderEvent } from '../orders-out/report-order-event.ts';
import { quoteLink } from '../quotes/quote-link.ts';
import { quoteLinks } from '../quotes/quote-links.ts';
import { quotePdf } from '../quotes/quote-pdf.ts';
import { quoteRead } from '../quotes/quote-read.ts';
import { quoteRevokeLink } from '../quotes/quote-revoke-link.ts';
import { quoteToOrder } from '../quotes/quote-to-order.ts';
import { reportError } from '../reporting/report-error.ts';
import { changePassword } from '../session/change-password.ts';
import { impersonationStart } from '../session/impersonation-start.ts';
import { impersonationStop } from '../session/impersonation-stop.ts';
import { login } from '../session/login.ts';
import { loginAuthorise } from '../session/login-authorise.ts';
import { loginValidate } from '../session/login-validate.ts';
import { logout } from '../session/logout.ts';
import { newPasswordRequest } from '../session/new-password-request.ts';
import { newPasswordSet } from '../session/new-password-set.ts';
import { regoNumRequest } from '../session/rego-num-request.ts';
import { regoNumSubmit } from '../session/rego-num-submit.ts';
import { secondFactorBegin } from '../session/second-factor-begin.ts';
import { secondFactorConfirm } from '../session/second-factor-confirm.ts';
import { secondFactorGet } from '../session/second-factor-get.ts';
import { secondFactorRemove } from '../session/second-factor-remove.ts';
import { sessionsEnd } from '../session/sessions-end.ts';
import { sessionsGet } from '../session/sessions-get.ts';
import { signOnProviders } from '../sign-on/sign-on-providers.ts';
import { hdiAccessCheck } from '../software/hdi-access-check.ts';
import { hdiAccessRequestSms } from '../software/hdi-access-request-sms.ts';
import { hdiAccessRequestToken } from '../software/hdi-access-request-token.ts';
import { testAnswer } from '../test-calls/test-answer.ts';
import { testRedirect } from '../test-calls/test-redirect.ts';
import { testRedirectRelative } from '../test-calls/test-redirect-relative.ts';
import { getDidYouKnowList } from '../tips/get-did-you-know-list.ts';
import { accountsList } from '../users/accounts-list.ts';
import { usersEndSessions } from '../users/users-end-sessions.ts';
import { usersGet } from '../users/users-get.ts';
import { usersInvite } from '../users/users-invite.ts';
import { usersList } from '../users/users-list.ts';
import { usersResetSecondFactor } from '../users/users-reset-second-factor.ts';
import { usersSendPasswordLink } from '../users/users-send-password-link.ts';
import { usersSetDisabled } from '../users/users-set-disabled.ts';
import { usersUpdate } from '../users/users-update.ts';
import { getCategoryList } from '../where-to-buy/get-category-list.ts';
import { getWtbList } from '../where-to-buy/get-wtb-list.ts';
import type { Handlers } from './handler.ts';

/** One handler for each call of the contract (CALL-08). */
export const handlers: Handlers = {
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
};
