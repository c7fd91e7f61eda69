import type { PreviewAudience } from '@portal/domain/hive';
import type { PricedPart } from '@portal/domain/price';
import type { LoginReply } from '@portal/domain/session';
import { previewMessages as messages } from '../messages/preview.ts';
import type { AccountPrices, CachedPrice } from '../prices/account-prices.ts';
import type { PriceCache } from '../prices/price-cache.ts';
import type { Portal } from './portal.ts';
import type { SessionState } from './session.ts';
import { createStore } from './store.ts';

const sampleAccount = {
  accode: 'SAMPLE',
  billto: '',
  name: messages.account,
  suburb: '',
  store_code: '',
  web_discount: '0.00',
} as const;

/** A sample session. No call is made with it: the bearer stays that of the viewer. */
function sampleSession(audience: PreviewAudience): SessionState {
  if (audience === 'visitor') return { status: 'signed_out' };
  const isCustomer = audience === 'customer';
  const login: LoginReply = {
    user_details: {
      username: 'sample',
      ...messages[audience],
      timezone: '',
      code_stability: '',
      primary_accode: isCustomer ? sampleAccount.accode : null,
      user_type: isCustomer ? 'customer' : 'mktg',
      mobile: '',
      authorised_accodes: isCustomer ? [sampleAccount] : [],
      client_id: 'sample',
      real_client_id: 'sample',
      carriers: [],
    },
    bearer_token: '',
    settings: [],
    search_mutations: [],
    erp_links: [],
    supplier_time_zone: 'Australia/Sydney',
    expires_at: '',
    expires_in_milliseconds: 0,
  };
  return { status: 'signed_in', login, accode: isCustomer ? sampleAccount.accode : null };
}

/** Every part has the same price and stock, so that they are not mistaken for real ones. */
const samplePart = (stock_code: string): PricedPart => ({
  stock_code,
  known: true,
  pricing: [{ price_type: 'standard', price: '1.00', quantity_break: 1, poa: false }],
  price_per: 1,
  pronto_price: null,
  availability: [{ warehouse_code: '', available: 100, next_date: null, days: 1 }],
  product_information: null,
});

function samplePrices(): PriceCache {
  const known = new Map<string, CachedPrice>();
  const get = (stock_code: string): CachedPrice => {
    const price = known.get(stock_code) ?? {
      state: 'ok',
      part: samplePart(stock_code),
      checkedAt: null,
      late: false,
    };
    known.set(stock_code, price);
    return price;
  };
  const prices: AccountPrices = {
    get,
    subscribe: () => () => {},
    store() {},
    refresh() {},
    refreshAll() {},
    load: async (codes) => new Map(codes.map((code) => [code, samplePart(code)])),
    clear() {},
  };
  return { of: () => prices, follow() {}, clear() {} };
}

/**
 * HIVE-15: the portal of a preview, which shows a page as visitors, customers or staff see it. Session and prices are samples; the viewer
 * stays signed in, and nothing changes for them.
 */
export function seenAs(portal: Portal, audience: PreviewAudience): Portal {
  const session = sampleSession(audience);
  return {
    ...portal,
    session: { get: () => session, subscribe: () => () => {}, set() {}, signedIn() {}, chooseAccount() {} },
    prices: samplePrices(),
    glance: createStore<ReturnType<Portal['glance']['get']>>(null),
  };
}
