import type { CustomerStockCode } from '@portal/domain/catalogue';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { createPriceCache } from '../prices/price-cache.ts';
import { createBearer } from '../session/bearer.ts';
import { createStoredRedirect } from '../session/stored-redirect.ts';
import { createTransport } from '../transport/transport.ts';
import { createMessages } from './messages.ts';
import type { PageData, SelectedPage } from './page-data.ts';
import type { Portal } from './portal.ts';
import { createPreferences } from './preferences.ts';
import { createSession } from './session.ts';
import { createStore } from './store.ts';

const nothing = { getItem: () => null, setItem() {}, removeItem() {} };

/** The portal for server-side rendering: signed out, without storage or requests. */
export function createVisitorPortal(page: PageData, build: number): Portal {
  const bearer = createBearer({ page: { cookie: '' }, secure: false });
  const transport = createTransport({
    baseUrl: '',
    appToken: '',
    fingerprint: '',
    browserInstance: '',
    build,
    bearer: bearer.read,
  });
  return {
    transport,
    bearer,
    afterLogin: createStoredRedirect(nothing),
    session: createSession({ status: 'signed_out' }),
    preferences: createPreferences(),
    catalogue: createCatalogue({ transport, store: null, worker: null }),
    prices: createPriceCache({ transport }),
    messages: createMessages(),
    maintenance: createStore(false),
    glance: createStore<Portal['glance'] extends { get(): infer Value } ? Value : never>(null),
    redirect: createStore<string | null>(null),
    ownCodeSet: createStore<CustomerStockCode | null>(null),
    reloadCart: createStore<string | null>(null),
    selectedPage: createStore<SelectedPage | null>(null),
    page,
    log() {},
    report() {},
    calls: createStore([]),
    refusedPath: createStore<string | null>(null),
  };
}
