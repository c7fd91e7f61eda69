import type { Deal, OrderRules } from '@portal/domain/price';

/** Value of the setting `order_rules`. */
export const orderRules: OrderRules = { minimum_order: '20.00', service_charge: '5.00', service_free_from: '50.00' };

type DemoDeal = Omit<Deal, 'uses_left'> & { readonly most_uses: number | null };

const open = { starts: null, ends: null, accode: null, most_uses: null } as const;

/** CART-16: a deal of every kind, and one for every reason to refuse a code. */
export const demoDeals: readonly DemoDeal[] = [
  {
    ...open,
    deal_id: 'RIVETS-1000',
    code: null,
    name: 'Rivets by the thousand',
    effect: { kind: 'quantity_price', stock_code: 'RVT-48016-ALU', quantity: 1000, price: '5.00', price_per: 100 },
  },
  {
    ...open,
    deal_id: 'BOLTS-10',
    code: 'BOLTS10',
    name: 'Ten per cent off bolts',
    effect: { kind: 'percent_off_category', category: 'Bolts and screws', percent: '10.00' },
  },
  {
    ...open,
    deal_id: 'TAKE-25',
    code: 'TAKE25',
    name: '$25 off orders from $500',
    effect: { kind: 'amount_off', amount: '25.00', minimum: '500.00' },
  },
  {
    ...open,
    deal_id: 'WASHERS',
    code: 'WASHER5K',
    name: 'Washers by the carton',
    effect: { kind: 'quantity_price', stock_code: 'WFL-16030-00Z', quantity: 5000, price: '1.00', price_per: 100 },
  },
  {
    ...open,
    deal_id: 'WINTER',
    code: 'WINTER24',
    name: 'Winter clearance',
    effect: { kind: 'amount_off', amount: '50.00', minimum: '100.00' },
    starts: '2024-06-01',
    ends: '2024-08-31',
  },
  {
    ...open,
    deal_id: 'FIRST-HUNDRED',
    code: 'FIRST100',
    name: 'First hundred orders',
    effect: { kind: 'amount_off', amount: '15.00', minimum: '100.00' },
    most_uses: 0,
  },
  {
    ...open,
    deal_id: 'ONCE',
    code: 'ONCE',
    name: 'Five dollars, once',
    effect: { kind: 'amount_off', amount: '5.00', minimum: '20.00' },
    most_uses: 1,
  },
  {
    ...open,
    deal_id: 'HARDING',
    code: 'HARDING5',
    name: 'Harding thank-you',
    effect: { kind: 'amount_off', amount: '5.00', minimum: '50.00' },
    accode: 'HAR010',
  },
  {
    ...open,
    deal_id: 'NEW-CENTURY',
    code: 'EARLY',
    name: 'Not yet open',
    effect: { kind: 'amount_off', amount: '5.00', minimum: '50.00' },
    starts: '2099-01-01',
  },
];

/** Deals that need no code, as the server reads them. */
export const automaticDeals: readonly Deal[] = demoDeals
  .filter((deal) => deal.code === null)
  .map(({ most_uses, ...deal }) => ({ ...deal, uses_left: most_uses }));
