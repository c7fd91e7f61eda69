/** CALL-02: timeouts in milliseconds. */
export const timeouts = { ordering: 10_000, shared: 30_000, long: 90_000 } as const;
/** CALL-02: retries after the first attempt. Each pause is `retryFactor` times the one before. */
export const retries = { ordering: 3, shared: 2 } as const;
export const retryFactor = 1.2;

/** The transport settings of a call, used by browser and server at run time. */
export interface Endpoint {
  /** The v3 path below `/v3/`, for the calls that have one. */
  readonly v3?: string;
  readonly method: 'GET' | 'POST';
  readonly timeout: number;
  readonly retries: number;
  /** Identical requests in flight become one (CALL-03); never for calls that change something without an operation id. */
  readonly merge: boolean;
}

/** Switches to other data may take as long as the server allows for statements over a whole catalogue. */
const switching = { timeout: 600_000, retries: 0, merge: false } as const;
const shared = { timeout: timeouts.shared, retries: retries.shared } as const;

/**
 * Every API call by its path below `/v2/`, with `{parameter}` parts. Defaults: POST, the ordering timeout and retries, merged.
 * Requests and replies are declared in `contract/calls`; this file has no schemas, so that the browser can load it.
 */
const declared = {
  activity: { v3: 'logging/activity', ...shared },
  'calc-freight': {},
  'cart/auto_submit': { merge: false },
  'cart/cancel/{cartId}': { merge: false },
  'cart/confirm/{cartId}': { v3: 'cart/confirm/{cartId}', merge: false },
  'cart/copy': { merge: false },
  'cart/export': { ...shared },
  'cart/merge': { merge: false },
  'cart/re-edit/{cartId}': { v3: 'cart/unconfirm/{cartId}', merge: false },
  'cart/recycle/{cartId}': { merge: false },
  'cart/submit/{cartId}': { v3: 'cart/submit/{cartId}', merge: false },
  'cart/timeline': {},
  'change-password': { ...shared, merge: false },
  'claim-cart': { merge: false },
  'component-settings/create': { ...shared, merge: false },
  'component-settings/delete': { ...shared, merge: false },
  'component-settings/get': { ...shared },
  'component-settings/update': { ...shared, merge: false },
  'components/create': { ...shared, merge: false },
  'components/delete': { ...shared, merge: false },
  'components/get': { ...shared },
  'components/move': { ...shared, merge: false },
  'components/paste': { ...shared, merge: false },
  'components/update': { ...shared, merge: false },
  'create-cart-from-import': { timeout: timeouts.shared, merge: false },
  'data/feeds': { ...shared },
  'data/load': { ...shared },
  'data/load-approve': { ...switching },
  'data/load-discard': { ...shared, merge: false },
  'data/load-files': { timeout: timeouts.long, retries: 0, merge: false },
  'data/load-problems': { ...shared },
  'data/load-problems-file': { ...shared },
  'data/load-rollback': { ...switching },
  'data/loads': { ...shared },
  'data/map-sample': { timeout: timeouts.long, retries: 0, merge: false },
  'data/source-delete': { ...shared, merge: false },
  'data/source-save': { ...shared, merge: false },
  'data/sources': { ...shared },
  'data/templates': { ...shared },
  'delivery-document': { ...shared },
  'documentation/external': { ...shared },
  'download-certificates': { ...shared },
  'download-net-pricing-file': { timeout: timeouts.long, retries: 0 },
  'drafts/create': { ...shared, merge: false },
  'drafts/delete': { ...shared, merge: false },
  'drafts/finalise': { ...shared, merge: false },
  'drafts/get': { ...shared },
  'drafts/get-components': { ...shared },
  'drafts/here': { timeout: timeouts.shared, retries: 0, merge: false },
  'drafts/people': { timeout: timeouts.shared, retries: 0, merge: false },
  'drafts/publish': { ...shared, merge: false },
  'drafts/request-publication': { ...shared, merge: false },
  'drafts/revoke-request-publication': { ...shared, merge: false },
  'drafts/schedule': { ...shared, merge: false },
  'drafts/share': { ...shared, merge: false, retries: 0 },
  'drafts/unshare': { ...shared, merge: false },
  'drafts/update': { ...shared, merge: false },
  'drop-ship/create': { merge: false },
  'drop-ship/delete': { merge: false },
  'drop-ship/get': {},
  'drop-ship/update': { merge: false },
  // Not merged: each call sends one email.
  'email-certificates': { ...shared, merge: false },
  'favourites/create-cart': { merge: false },
  'favourites/create-folder': { merge: false },
  'favourites/create-selector': { merge: false },
  'favourites/delete': { merge: false },
  'favourites/get': {},
  'favourites/move': { merge: false },
  'favourites/rename': { merge: false },
  'get-alternate-related': {},
  'get-articles': { ...shared },
  'get-availability': {},
  'get-carts/accessible': {},
  'get-carts/{cartId}': { v3: 'cart/{cartId}' },
  'get-category-list': { ...shared },
  'get-component-settings': { ...shared },
  'get-customer-stock-code-overrides': { ...shared },
  'get-deals/{cartId}': { v3: 'cart/deals/{cartId}' },
  'get-did-you-know-list': { ...shared },
  'get-filters': { ...shared },
  'get-open-carts': { v3: 'cart/open' },
  'get-order-history/invoiced': { ...shared },
  'get-order-history_lines': { ...shared },
  'get-postcodes': {},
  'get-preferences': { timeout: timeouts.long, retries: retries.shared },
  'get-price': {},
  'get-product-information': { ...shared },
  'get-published-pages': { ...shared },
  'get-shared-draft': { ...shared },
  'get-site-menu': { ...shared },
  'get-stocklist': { timeout: timeouts.long, retries: retries.shared },
  'get-test-certificates': { ...shared },
  'get-wtb-list': { ...shared },
  get_vue_build: { method: 'GET', ...shared },
  'hdi_access/check': { ...shared },
  'hdi_access/request-sms': { timeout: timeouts.shared, retries: 0, merge: false },
  'hdi_access/request-token': { timeout: timeouts.shared, retries: 0, merge: false },
  'impersonation/start': { timeout: timeouts.shared, retries: 0, merge: false },
  'impersonation/stop': { timeout: timeouts.shared, retries: 0, merge: false },
  'import/memory': { ...shared },
  'import/remember': { ...shared },
  'in-stock': { timeout: timeouts.long, retries: retries.shared },
  'invoice-request': { ...shared },
  login: { ...shared, merge: false },
  'login/authorise': { timeout: timeouts.shared, retries: 0, merge: false },
  'login/validate': { ...shared },
  logout: { ...shared, merge: false },
  'media/crop': { timeout: timeouts.long, retries: 0, merge: false },
  'media/delete': { ...shared, merge: false },
  // Not merged with a request that began before the last upload.
  'media/get-files': { ...shared, merge: false },
  'media/update': { ...shared, merge: false },
  'new-password-request': { timeout: timeouts.shared, retries: 0, merge: false },
  'new-password-set': { timeout: timeouts.shared, retries: 0, merge: false },
  'order-history-summary': { ...shared },
  'orders/{orderNumber}/events': { v3: 'orders/{orderNumber}/events', merge: false },
  'pages/add-alias': { ...shared, merge: false },
  'pages/create': { ...shared, merge: false },
  'pages/delete': { ...shared, merge: false },
  'pages/get': { timeout: timeouts.long, retries: retries.shared },
  'pages/get-deleted': { ...shared },
  'pages/get-drafts': { ...shared },
  'pages/get-links': { timeout: timeouts.long, retries: retries.shared },
  'pages/get-super-pages': { ...shared },
  'pages/restore': { ...shared, merge: false },
  'pages/update': { ...shared, merge: false },
  'quotes/link': { merge: false },
  'quotes/links': {},
  'quotes/pdf': { ...shared },
  'quotes/read': {},
  'quotes/revoke-link': { merge: false },
  'quotes/to-order': { merge: false },
  'redirects/delete': { ...shared, merge: false },
  'redirects/get': { ...shared, merge: false },
  'redirects/save': { ...shared, merge: false, retries: 0 },
  'rego-num/request': { timeout: timeouts.shared, retries: 0, merge: false },
  'rego-num/submit': { timeout: timeouts.shared, retries: 0, merge: false },
  // No retries: a network error would generate more reports.
  'report-error': { timeout: timeouts.shared, retries: 0 },
  'resources/get': { ...shared, merge: false },
  'save-cart/new-cart': { v3: 'cart/create', merge: false },
  'save-cart/{cartId}': { v3: 'cart/save/{cartId}', merge: false },
  'save-quote': { merge: false },
  'second-factor/begin': { timeout: timeouts.shared, retries: 0, merge: false },
  'second-factor/confirm': { timeout: timeouts.shared, retries: 0, merge: false },
  'second-factor/get': { ...shared },
  'second-factor/remove': { timeout: timeouts.shared, retries: 0, merge: false },
  'sections/delete': { ...shared, merge: false },
  'search-catalogue': { timeout: timeouts.long, retries: retries.shared },
  'sections/get': { ...shared },
  'sections/save': { ...shared, merge: false, retries: 0 },
  'sessions/end': { ...shared, merge: false },
  'sessions/get': { ...shared },
  'set-customer-stock-code-overrides': { ...shared },
  'set-preferences': { ...shared, merge: false },
  'sign-on/providers': { ...shared },
  test_answer: { timeout: timeouts.shared, retries: 0, merge: false },
  test_redirect: { ...shared },
  test_redirect_relative: { ...shared },
  'update-open-carts': { v3: 'cart/open/update', merge: false },
  'uri-settings/get': { ...shared },
  'uri-settings/update': { ...shared, merge: false },
  'validation/get': { ...shared },
  'warehouse/list': { method: 'GET', ...shared },
  'xhr-ping': { v3: 'browser/xhr-ping', ...shared },
  'users/list': { ...shared },
  'users/get': { ...shared },
  'users/invite': { timeout: timeouts.shared, retries: 0, merge: false },
  'users/update': { ...shared, merge: false },
  'users/set-disabled': { ...shared, merge: false },
  'users/send-password-link': { timeout: timeouts.shared, retries: 0, merge: false },
  'users/reset-second-factor': { ...shared, merge: false },
  'users/end-sessions': { ...shared, merge: false },
  'accounts/list': { ...shared },
  'destinations/list': { ...shared },
  'destinations/undelivered': { ...shared },
  'destinations/replay': { ...shared, merge: false },
  'audit/search': { ...shared },
  'audit/export': { timeout: timeouts.long, retries: 0 },
  // No retries: a refused file would be refused again.
  '{product}-file-upload': { timeout: timeouts.shared, retries: 0, merge: false },
} as const satisfies Readonly<Record<string, Partial<Endpoint>>>;

/** The v2 path of a call: `cart/confirm/{cartId}`. */
export type CallName = keyof typeof declared;

export const callNames = Object.keys(declared) as readonly CallName[];

/** The transport settings of a call, with defaults filled in. */
export const endpointOf = (name: CallName): Endpoint => ({
  method: 'POST',
  timeout: timeouts.ordering,
  retries: retries.ordering,
  merge: true,
  ...declared[name],
});

/** Fills the parameters of a path such as `cart/confirm/{cartId}`, URL-encoded. Throws when one is missing. */
export function fillPath(path: string, parameters: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}
