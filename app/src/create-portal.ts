import type { CustomerStockCode } from '@portal/domain/catalogue';
import type { LoginReply } from '@portal/domain/session';
import {
  type CallRecord,
  createActivities,
  createBearer,
  createCatalogue,
  createPriceCache,
  createStoredRedirect,
  createTransport,
  openPortalStore,
  type Transport,
} from '@portal/portal-client';
import { startCatalogueWorker } from '@portal/portal-client/catalogue-worker';
import {
  type CartGlance,
  createMessages,
  createPreferences,
  createReport,
  createSession,
  createStore,
  endSession,
  onAccountChange,
  type Portal,
  readPageData,
  reportUncaughtErrors,
  type SelectedPage,
  withCall,
} from '@portal/portal-client/react';
import { config } from './config.ts';
import { transportSettings } from './transport-settings.ts';

/** Forms that say themselves what the server says to them. */
const ownForm = /^\/(login|login-classic|changepassword)\/?$/i;

/** HIVE-16: its screen asks for the stock list when somebody goes to the search; whoever leaves it gets it with the next. */
const pageBuilder = /^\/hive\/?$/i;

/** What this browser keeps for everybody: the stock list, and activities until they are sent. */
function sharedStore() {
  const opened = openPortalStore({ user: '' }).then(({ store }) => store);
  type Shared = Awaited<typeof opened>;
  return {
    user: '',
    addActivities: async (...given: Parameters<Shared['addActivities']>) => (await opened).addActivities(...given),
    activities: async (limit: number) => (await opened).activities(limit),
    removeActivities: async (...given: Parameters<Shared['removeActivities']>) =>
      (await opened).removeActivities(...given),
    stocklist: async () => (await opened).stocklist(),
    keepStocklist: async (...given: Parameters<Shared['keepStocklist']>) => (await opened).keepStocklist(...given),
    forgetStocklist: async () => (await opened).forgetStocklist(),
  };
}

/** Once somebody is there: what they read came with the page, and a reader who only reads is spared the stock list. */
function whenUsed(load: () => void): void {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;
  const once = () => {
    for (const sign of signs) window.removeEventListener(sign, once);
    load();
  };
  for (const sign of signs) window.addEventListener(sign, once, { passive: true });
}

/** Everything that a page stands on, made once. Nothing is asked of the server before a screen needs it, but the stock list of those that may need it at once. */
export function createPortal(): Portal {
  const secure = window.location.protocol === 'https:';
  const bearer = createBearer({ page: document, secure, storage: localStorage });
  const store = sharedStore();
  const session = createSession({ status: bearer.read() === null ? 'signed_out' : 'signing_in' });
  const messages = createMessages();
  const maintenance = createStore(false);
  const calls = createStore<readonly CallRecord[]>([]);
  const transport: Transport = createTransport({
    ...transportSettings(),
    bearer: bearer.read,
    on: {
      display_message: (message) => show(message),
      popup_message: (message) => show(message),
      redirect_to: (target) => portal.redirect.set(target),
      reload_app: () => window.location.assign('/orders/account?reload=true'),
      reload_page: () => window.location.reload(),
      invalid_bearer: () => endSession(portal),
      reload_cart: (cartId) => portal.reloadCart.set(cartId),
      maintenance: (on) => maintenance.set(on),
      called: (record) => calls.set(withCall(calls.get(), record)),
    },
  });
  const activities = createActivities({ store, transport });
  const prices = createPriceCache({ transport, mayRequest: () => session.get().status === 'signed_in' });
  onAccountChange(session, prices.clear);
  const show = (message: string): void => {
    if (ownForm.test(window.location.pathname)) return;
    messages.show(message);
    activities.log('messageShown', 'message', message);
  };
  const log: Portal['log'] = (...given) => activities.log(...given);
  const portal: Portal = {
    transport,
    bearer,
    afterLogin: createStoredRedirect(sessionStorage),
    session,
    preferences: createPreferences(),
    catalogue: createCatalogue({ transport, store, worker: startCatalogueWorker() }),
    prices,
    messages,
    maintenance,
    glance: createStore<CartGlance | null>(null),
    redirect: createStore<string | null>(null),
    ownCodeSet: createStore<CustomerStockCode | null>(null),
    reloadCart: createStore<string | null>(null),
    selectedPage: createStore<SelectedPage | null>(null),
    page: readPageData(document),
    log,
    report: createReport({ log, transport }, { path: () => window.location.pathname, build: config.build }),
    calls,
    refusedPath: createStore<string | null>(null),
  };
  reportUncaughtErrors(window, portal.report);
  // A page that says everything without it; those that search load it themselves or need it at once.
  const { pathname } = window.location;
  const isRead = portal.page !== null;
  const load = () => void portal.catalogue.load();
  if (isRead) whenUsed(load);
  else if (!pageBuilder.test(pathname)) load();
  let taken: LoginReply | null = null;
  session.subscribe(() => {
    const state = session.get();
    // Another account of the same sign-in: its bearer may have been renewed and its settings changed since.
    if (state.status !== 'signed_in' || state.login === taken) return;
    const { login } = state;
    taken = login;
    bearer.write(login.bearer_token, login.expires_in_milliseconds, login.user_details.username);
    portal.preferences.load(login.settings);
  });
  return portal;
}
