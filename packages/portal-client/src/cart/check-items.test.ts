import { type CartTotals, type CheckItem, emptyDelivery } from '@portal/domain/cart';
import { expect, test } from 'vitest';
import { acceptKey, checkItems } from './check-items.ts';
import type { CartDocument, CartHeader, CartLine } from './types.ts';

const facts = { sell_quantity_minimum: 25, sell_quantity_increment: 25, pack_quantity: 100, discontinued: false };

function line(line_id: string, changes: Partial<CartLine> = {}, own: object = {}): CartLine {
  const view = {
    line_id,
    line: {
      line_id,
      line_number: 1,
      stock_code: `P-${line_id}`,
      order_quantity: 100,
      pricing: [{ price_type: 'standard', price: '80.00', quantity_break: 1, poa: false }],
      price_per: 100,
      availability: [{ warehouse_code: '40', available: 60, next_date: null, days: 1 }],
      savedWebPrice: '75.00',
      ...own,
    },
    facts,
    unknown: false,
    priceState: 'ok',
    ...changes,
  };
  // Only the parts of a line that the check reads.
  return view as unknown as CartLine;
}

function documentOf(views: readonly CartLine[], header: object = {}) {
  // Only the parts of a header that the check reads.
  const asked: Partial<CartHeader> = {
    warehouse: '40',
    promo_code: '',
    delivery: { ...emptyDelivery, deliveryOptionChosen: 'ROAD' },
    deliveryOptions: [{ code: 'ROAD', name: 'Road', days: '1 day', charge: '12.00' }],
    promo: null,
    minimum_order: { minimum: '100.00', shortfall: '0.00' },
    ...header,
  };
  const given = {
    getHeader: () => asked as CartHeader,
    getLineIds: () => views.map(({ line_id }) => line_id),
    getLine: (id: string) => views.find(({ line_id }) => line_id === id) ?? null,
    getTotals: () => ({ savedExtended: '80.00' }) as CartTotals,
  };
  return given satisfies Pick<CartDocument, 'getHeader' | 'getLineIds' | 'getLine' | 'getTotals'>;
}
const base = {
  seen: { stock: { 'P-a': 400 }, accepted: [] },
  successors: new Map([['P-a', 'P-new']]),
  web_discount: '0',
  today: '2026-11-24',
};

test('CART-23 problems and changes are found in what is on screen, with stock compared to what was last seen', () => {
  const { items, waiting } = checkItems(documentOf([line('a')]), base);
  expect(waiting).toBe(0);
  expect(items.map(({ kind, message }) => [kind, message])).toEqual([
    // Calculated from the goods on screen, not from the last save.
    ['below_minimum', '$20.00 short of the minimum order of $100.00.'],
    ['price_changed', 'The price of P-a has risen from $75.00 to $80.00.'],
    ['superseded', 'P-a is superseded by P-new.'],
    ['short_stock', '60 of P-a in stock for 100, 400 when you looked last.'],
  ]);
});

test('CART-23 an accepted change is not listed again unless it changes again', () => {
  const [, changed] = checkItems(documentOf([line('a')]), base).items as [CheckItem, CheckItem];
  const seen = { ...base.seen, accepted: [acceptKey(changed)] };
  const kinds = (view: CartLine) => checkItems(documentOf([view]), { ...base, seen }).items.map(({ kind }) => kind);
  expect(kinds(line('a'))).not.toContain('price_changed');
  expect(kinds(line('a', {}, { savedWebPrice: '70.00' }))).toContain('price_changed');
});

test('CART-23 a line that is still being looked up does not count as one without a price', () => {
  const waiting = line('b', { priceState: 'loading' }, { pricing: null });
  expect(checkItems(documentOf([waiting]), base)).toEqual({ items: [], waiting: 1 });
  const { items } = checkItems(documentOf([line('a'), waiting]), base);
  expect(items.map(({ kind }) => kind)).not.toContain('no_price');
});
