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

const shared = { timeout: timeouts.shared, retries: retries.shared } as const;
/** Changes something without an operation id, so that identical requests stay apart. */
const changing = { ...shared, merge: false } as const;
const ordering = { merge: false } as const;
/** A repeated request would do something twice, or be refused again. */
const once = { ...changing, retries: 0 } as const;
const longShared = { ...shared, timeout: timeouts.long } as const;
const long = { ...longShared, retries: 0 } as const;
const longOnce = { ...once, timeout: timeouts.long } as const;
/** Switches to other data may take as long as the server allows for statements over a whole catalogue. */
const switching = { ...once, timeout: 600_000 } as const;

/**
 * Every API call by its path below `/v2/`, with `{parameter}` parts. Defaults: POST, the ordering timeout and retries, merged.
 * Requests and replies are declared in `contract/calls`; this file has no schemas, so that the browser can load it.
 */
const declared = {
  activity: { v3: 'logging/activity', ...shared },
  'calc-freight': {},
  'cart/auto_submit': ordering,
  'cart/cancel/{cartId}': ordering,
  'cart/confirm/{cartId}': { v3: 'cart/confirm/{cartId}', merge: false },
  'cart/copy': ordering,
  'cart/export': shared,
  'cart/merge': ordering,
  'cart/re-edit/{cartId}': { v3: 'cart/unconfirm/{cartId}', merge: false },
  'cart/recycle/{cartId}': ordering,
  'cart/submit/{cartId}': { v3: 'cart/submit/{cartId}', merge: false },
  'cart/timeline': {},
  'change-password': changing,
  'claim-cart': ordering,
  'component-settings/create': changing,
  'component-settings/delete': changing,
  'component-settings/get': shared,
  'component-settings/update': changing,
  'components/create': changing,
  'components/delete': changing,
  'components/get': shared,
  'components/move': changing,
  'components/paste': changing,
  'components/update': changing,
  'create-cart-from-import': { timeout: timeouts.shared, merge: false },
  'data/feeds': shared,
  'data/load': shared,
  'data/load-again': longOnce,
  'data/load-approve': switching,
  'data/load-discard': changing,
  'data/load-files': longOnce,
  'data/load-leave-out': switching,
  'data/load-now': longOnce,
  'data/load-problems': shared,
  'data/load-problems-file': shared,
  'data/load-rollback': switching,
  'data/load-rows': shared,
  'data/loads': shared,
  'data/map-sample': longOnce,
  'data/source-delete': changing,
  'data/source-save': changing,
  'data/sources': shared,
  'data/templates': shared,
  'data/waiting-files': shared,
  'delivery-document': shared,
  'documentation/external': shared,
  'download-certificates': shared,
  'download-net-pricing-file': long,
  'drafts/create': changing,
  'drafts/delete': changing,
  'drafts/finalise': changing,
  'drafts/get': shared,
  'drafts/get-components': shared,
  'drafts/here': once,
  'drafts/people': once,
  'drafts/publish': changing,
  'drafts/request-publication': changing,
  'drafts/revoke-request-publication': changing,
  'drafts/schedule': changing,
  'drafts/share': once,
  'drafts/unshare': changing,
  'drafts/update': changing,
  'drop-ship/create': ordering,
  'drop-ship/delete': ordering,
  'drop-ship/get': {},
  'drop-ship/update': ordering,
  // Not merged: each call sends one email.
  'email-certificates': changing,
  'favourites/create-cart': ordering,
  'favourites/create-folder': ordering,
  'favourites/create-selector': ordering,
  'favourites/delete': ordering,
  'favourites/get': {},
  'favourites/move': ordering,
  'favourites/rename': ordering,
  'get-alternate-related': {},
  'get-articles': shared,
  'get-availability': {},
  'get-carts/accessible': {},
  'get-carts/{cartId}': { v3: 'cart/{cartId}' },
  'get-category-list': shared,
  'get-component-settings': shared,
  'get-customer-stock-code-overrides': shared,
  'get-deals/{cartId}': { v3: 'cart/deals/{cartId}' },
  'get-did-you-know-list': shared,
  'get-filters': shared,
  'get-open-carts': { v3: 'cart/open' },
  'get-order-history/invoiced': shared,
  'get-order-history_lines': shared,
  'get-postcodes': {},
  'get-preferences': longShared,
  'get-price': {},
  'get-product-information': shared,
  'get-published-pages': shared,
  'get-shared-draft': shared,
  'get-site-menu': shared,
  'get-stocklist': longShared,
  'get-test-certificates': shared,
  'get-wtb-list': shared,
  get_vue_build: { method: 'GET', ...shared },
  'hdi_access/check': shared,
  'hdi_access/request-sms': once,
  'hdi_access/request-token': once,
  'impersonation/start': once,
  'impersonation/stop': once,
  'import/memory': shared,
  'import/remember': shared,
  'in-stock': longShared,
  'invoice-request': shared,
  login: changing,
  'login/authorise': once,
  'login/validate': shared,
  logout: changing,
  'media/crop': longOnce,
  'media/delete': changing,
  // Not merged with a request that began before the last upload.
  'media/get-files': changing,
  'media/get-former': changing,
  'media/put-back': changing,
  'media/update': changing,
  'new-password-request': once,
  'new-password-set': once,
  'order-history-summary': shared,
  'orders/{orderNumber}/events': { v3: 'orders/{orderNumber}/events', merge: false },
  'pages/add-alias': changing,
  'pages/create': changing,
  'pages/delete': changing,
  'pages/get': longShared,
  'pages/get-deleted': shared,
  'pages/get-drafts': shared,
  'pages/get-links': longShared,
  'pages/get-people': shared,
  'pages/get-super-pages': shared,
  'pages/restore': changing,
  'pages/update': changing,
  'quotes/link': ordering,
  'quotes/links': {},
  'quotes/pdf': shared,
  'quotes/read': {},
  'quotes/revoke-link': ordering,
  'quotes/to-order': ordering,
  'redirects/delete': changing,
  'redirects/get': changing,
  'redirects/save': { ...shared, merge: false, retries: 0 },
  'rego-num/request': once,
  'rego-num/submit': once,
  // No retries: a network error would generate more reports.
  'report-error': { timeout: timeouts.shared, retries: 0 },
  'resources/get': changing,
  'save-cart/new-cart': { v3: 'cart/create', merge: false },
  'save-cart/{cartId}': { v3: 'cart/save/{cartId}', merge: false },
  'save-quote': ordering,
  'second-factor/begin': once,
  'second-factor/confirm': once,
  'second-factor/get': shared,
  'second-factor/remove': once,
  'sections/delete': changing,
  'search-catalogue': longShared,
  'sections/get': shared,
  'sections/save': { ...shared, merge: false, retries: 0 },
  'sessions/end': changing,
  'sessions/get': shared,
  'set-customer-stock-code-overrides': shared,
  'set-preferences': changing,
  'sign-on/providers': shared,
  test_answer: once,
  test_redirect: shared,
  test_redirect_relative: shared,
  'update-open-carts': { v3: 'cart/open/update', merge: false },
  'uri-settings/get': shared,
  'uri-settings/update': changing,
  'validation/get': shared,
  'warehouse/list': { method: 'GET', ...shared },
  'xhr-ping': { v3: 'browser/xhr-ping', ...shared },
  'users/list': shared,
  'users/get': shared,
  'users/invite': once,
  'users/update': changing,
  'users/set-disabled': changing,
  'users/send-password-link': once,
  'users/reset-second-factor': changing,
  'users/end-sessions': changing,
  'accounts/list': shared,
  'destinations/list': shared,
  'destinations/undelivered': shared,
  'destinations/replay': changing,
  'audit/search': shared,
  'audit/export': long,
  // No retries: a refused file would be refused again.
  '{product}-file-upload': once,
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
