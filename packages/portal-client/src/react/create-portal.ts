import type { CustomerStockCode } from '@portal/domain/catalogue';
import { setBusinessTimeZone } from '@portal/domain/format';
import type { LoginReply } from '@portal/domain/session';
import { createActivities } from '../activity/activity-queue.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import type { CataloguePort } from '../catalogue/types.ts';
import { createPriceCache } from '../prices/price-cache.ts';
import { createBearer } from '../session/bearer.ts';
import { createStoredRedirect } from '../session/stored-redirect.ts';
import { openPortalStore } from '../store/open-store.ts';
import { createTransport } from '../transport/transport.ts';
import type { CallRecord, Transport, TransportSettings } from '../transport/types.ts';
import { endSession } from './end-session.ts';
import { createMessages } from './messages.ts';
import { readPageData, type SelectedPage } from './page-data.ts';
import type { CartGlance, Portal } from './portal.ts';
import { createPreferences } from './preferences.ts';
import { withCall } from './recent-calls.ts';
import { createReport, reportUncaughtErrors } from './report.ts';
import { createSession, onAccountChange } from './session.ts';
import { createStore } from './store.ts';

/** The forms on these pages show the server's messages themselves. */
const ownForm = /^\/(login|login-classic|changepassword)\/?$/i;

/** The page builder loads the stock list only when its search is used (HIVE-16). */
const pageBuilder = /^\/hive\/?$/i;

/** Storage shared by all users of this browser: the stock list, and activities until they are sent. */
function sharedStore() {
  const opened = openPortalStore({ user: '' }).then(({ store }) => store);
  type Shared = Awaited<typeof opened>;
  return {
    user: '',
    addActivities: async (...args: Parameters<Shared['addActivities']>) => (await opened).addActivities(...args),
    activities: async (limit: number) => (await opened).activities(limit),
    removeActivities: async (...args: Parameters<Shared['removeActivities']>) =>
      (await opened).removeActivities(...args),
    stocklist: async () => (await opened).stocklist(),
    storeStocklist: async (...args: Parameters<Shared['storeStocklist']>) => (await opened).storeStocklist(...args),
    forgetStocklist: async () => (await opened).forgetStocklist(),
  };
}

/** Calls `load` on the first user input. A server-rendered page does not need the stock list before that. */
function onFirstInput(load: () => void): void {
  const eventTypes = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;
  const once = () => {
    for (const eventType of eventTypes) window.removeEventListener(eventType, once);
    load();
  };
  for (const eventType of eventTypes) window.addEventListener(eventType, once, { passive: true });
}

/** Settings of the transport, the catalogue's worker and this page. */
export interface PortalSettings extends Omit<TransportSettings, 'bearer' | 'on'> {
  readonly worker: CataloguePort | null;
}

/** Creates the services and stores that all screens share. Except for the stock list, nothing is requested until a screen needs it. */
export function createPortal({ worker, ...settings }: PortalSettings): Portal {
  const secure = window.location.protocol === 'https:';
  const bearer = createBearer({ page: document, secure, storage: localStorage });
  const store = sharedStore();
  const session = createSession({ status: bearer.read() === null ? 'signed_out' : 'signing_in' });
  const messages = createMessages();
  const maintenance = createStore(false);
  const calls = createStore<readonly CallRecord[]>([]);
  const transport: Transport = createTransport({
    ...settings,
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
  const log: Portal['log'] = (...args) => activities.log(...args);
  const portal: Portal = {
    transport,
    bearer,
    afterLogin: createStoredRedirect(sessionStorage),
    session,
    preferences: createPreferences(),
    catalogue: createCatalogue({ transport, store, worker }),
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
    report: createReport({ log, transport }, { path: () => window.location.pathname, build: settings.build }),
    calls,
    refusedPath: createStore<string | null>(null),
  };
  reportUncaughtErrors(window, portal.report);
  // A server-rendered page is complete without the stock list; other pages load it at once.
  const { pathname } = window.location;
  const isRead = portal.page !== null;
  const load = () => void portal.catalogue.load();
  if (isRead) onFirstInput(load);
  else if (!pageBuilder.test(pathname)) load();
  let appliedLogin: LoginReply | null = null;
  session.subscribe(() => {
    const state = session.get();
    // Choosing another account does not replace the sign-in, whose bearer and settings may be newer than this reply.
    if (state.status !== 'signed_in' || state.login === appliedLogin) return;
    const { login } = state;
    appliedLogin = login;
    bearer.write(login.bearer_token, login.expires_in_milliseconds, login.user_details.username);
    portal.preferences.load(login.settings);
    setBusinessTimeZone(login.supplier_time_zone);
  });
  return portal;
}
