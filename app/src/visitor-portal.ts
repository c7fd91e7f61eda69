import type { CustomerStockCode } from '@portal/domain/catalogue';
import {
  createBearer,
  createCatalogue,
  createPriceCache,
  createStoredRedirect,
  createTransport,
} from '@portal/portal-client';
import {
  createMessages,
  createPreferences,
  createSession,
  createStore,
  type PageData,
  type Portal,
  type SelectedPage,
} from '@portal/portal-client/react';
import { config } from './config.ts';

const nothing = { getItem: () => null, setItem() {}, removeItem() {} };

/** What a page stands on while the server renders it for a visitor: nobody is signed in, nothing is kept, nothing is asked. */
export function createVisitorPortal(page: PageData): Portal {
  const bearer = createBearer({ page: { cookie: '' }, secure: false });
  const transport = createTransport({
    baseUrl: '',
    appToken: '',
    fingerprint: '',
    browserInstance: '',
    build: config.build,
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
