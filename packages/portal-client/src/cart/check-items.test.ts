import { type CartTotals, emptyDelivery } from '@portal/domain/cart';
import type { LineStatus } from '@portal/domain/line';
import { expect, test } from 'vitest';
import { type CheckFacts, createOrderChecks } from './check-items.ts';
import type { CartDocument, CartHeader, CartLine } from './types.ts';

const dearer: LineStatus = {
  state: 'price_changed',
  direction: 'up',
  from: '75.00',
  to: '80.00',
  percent: '6.7',
  effect: '5.00',
};
const short: LineStatus = { state: 'part_stock', available: 60, wanted: 100, next_date: null, elsewhere: [] };

const facts = { sell_quantity_minimum: 25, sell_quantity_increment: 25, pack_quantity: 100, discontinued: false };

function line(line_id: string, changes: Partial<CartLine> = {}, own: object = {}): CartLine {
  const view = {
    line_id,
    line: {
      line_id,
      line_number: 1,
      stock_code: `P-${line_id}`,
      order_quantity: 100,
      ...own,
    },
    facts,
    states: [dearer, short],
    unknown: false,
    priceState: 'ok',
    ...changes,
  };
  // Only the parts of a line that the check reads.
  return view as unknown as CartLine;
}

function documentOf(views: readonly CartLine[], header: object = {}) {
  // Only the parts of a header that the check reads.
  const cartHeader: Partial<CartHeader> = {
    warehouse: '40',
    promo_code: '',
    delivery: { ...emptyDelivery, deliveryOptionChosen: 'ROAD' },
    deliveryOptions: [{ code: 'ROAD', name: 'Road', days: '1 day', charge: '12.00' }],
    promo: null,
    minimum_order: { minimum: '100.00', shortfall: '0.00' },
    ...header,
  };
  const given = {
    getHeader: () => cartHeader as CartHeader,
    getLineIds: () => views.map(({ line_id }) => line_id),
    getLine: (id: string) => views.find(({ line_id }) => line_id === id) ?? null,
    getTotals: () => ({ savedExtended: '80.00' }) as CartTotals,
  };
  return given satisfies Pick<CartDocument, 'getHeader' | 'getLineIds' | 'getLine' | 'getTotals'>;
}
const base: CheckFacts = {
  seen: { stock: { 'P-a': 400 } },
  supersededBy: (code) => (code === 'P-a' ? 'P-new' : null),
  nearCode: () => null,
  dismissed: () => new Set(),
  today: () => '2026-11-24',
};

test('CART-23 finds problems and changes on screen, most serious first, comparing stock with what was last seen', () => {
  const { items, waiting } = createOrderChecks(documentOf([line('a')]), base).find();
  expect(waiting).toBe(0);
  expect(items.map(({ kind, message }) => [kind, message])).toEqual([
    // Calculated from the goods on screen, not from the last save.
    ['below_minimum', '$20.00 short of the minimum order of $100.00.'],
    ['part_stock', '60 of P-a in stock (400 when you last looked), 100 ordered.'],
    ['price_up', 'The price of P-a has risen from $75.00 to $80.00.'],
    ['superseded', 'P-a is superseded by P-new.'],
  ]);
});

test('CART-23 an answer counts as soon as the line is marked stale, and the items of other lines are reused', () => {
  const dismissed = new Set<string>();
  const checkedLines: string[] = [];
  const checks = createOrderChecks(documentOf([line('a'), line('b')]), {
    ...base,
    dismissed: ({ line_id }) => {
      checkedLines.push(line_id);
      return line_id === 'a' ? dismissed : new Set();
    },
  });
  const kinds = () => checks.find().items.flatMap(({ kind, line_id }) => (line_id === 'a' ? [kind] : []));
  expect(kinds()).toContain('price_up');
  dismissed.add('price_changed');
  checks.stale('a');
  expect(kinds()).not.toContain('price_up');
  expect(checkedLines).toEqual(['a', 'b', 'a']);
});

test('CART-23 a line that is still loading does not count as one without a price', () => {
  const waiting = line('b', {
    priceState: 'loading',
    states: [{ state: 'no_price', text: 'No Pricing Data', last: null, last_checked: null }],
  });
  expect(createOrderChecks(documentOf([waiting]), base).find()).toEqual({ items: [], waiting: 1 });
  const { items } = createOrderChecks(documentOf([line('a'), waiting]), base).find();
  expect(items.map(({ kind }) => kind)).not.toContain('no_price');
});
