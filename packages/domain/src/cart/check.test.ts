import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contextOf, factsOf, lineOf } from '../line/line.fixture.ts';
import { type LineContext, lineStatuses } from '../line/status.ts';
import type { Pricing } from '../price/types.ts';
import { applyOperation } from './apply.ts';
import { type CheckLine, type CheckOrder, checkCart, checkKinds } from './check.ts';
import { newCart } from './new-cart.ts';
import type { CartState, Operation, OrderLine } from './types.ts';

const id = (n: number) => `01J0000000000000000000000${n}`;
const operation = (n: number, stock_code: string, quantity: number) =>
  ({ id: id(n), kind: 'line.add', payload: { line_id: id(n), stock_code, quantity }, at: '', by: 'me' }) as Operation;

function cartOf(...rows: readonly [string, number][]): CartState {
  const empty = newCart({ orderNum: 'A-000001', accode: 'A', billto: 'A' });
  return rows.reduce((cart, [code, quantity], n) => applyOperation(cart, operation(n, code, quantity)).cart, empty);
}
const price = (amount: string, poa = false): readonly Pricing[] => [
  { price_type: 'standard', price: amount, quantity_break: 1, poa },
];
const stock = (available: number) => [{ warehouse_code: '40', available, next_date: null, days: 1 }];

type Own = Pick<OrderLine, 'facts' | 'pricing' | 'availability' | 'savedWebPrice'>;
interface Given {
  readonly own?: Partial<Own>;
  readonly check?: Partial<CheckLine>;
  readonly context?: Partial<LineContext>;
  readonly order?: Partial<CheckOrder>;
}

/** The check items of an order whose lines all have the given state. */
function check(cart: CartState, { own = {}, check: more = {}, context = {}, order = {} }: Given = {}) {
  const lines = cart.lines.map((line): CheckLine => {
    const known = lineOf({ ...line, pricing: price('80.00'), availability: stock(5000), ...own });
    return {
      line,
      facts: known.facts,
      states: lineStatuses(known, contextOf(context)),
      superseded_by: null,
      near: null,
      seen_available: null,
      dismissed: new Set(),
      ...more,
    };
  });
  const whole = { cart, delivery_options: [], minimum: null, promo: null, today: '2026-11-21', ...order };
  return checkCart(whole, lines);
}
const messages = (cart: CartState, given?: Given) => check(cart, given).map(({ kind, message }) => [kind, message]);
const ways = (cart: CartState, given?: Given) => check(cart, given)[0]?.remedies.map(({ label }) => label);

test('CART-23 an order without problems has no check items', () => {
  expect(check(cartOf(['A', 100]))).toEqual([]);
});

test('CART-07 CART-23 an order without a delivery option is blocked; the remedy chooses the first option', () => {
  const cart = cartOf(['A', 100]);
  const delivery_options = [
    { code: 'ROAD', name: 'Road', days: '1 day', charge: '18.50' },
    { code: 'PICKUP', name: 'Pick up', days: 'Today', charge: '0.00' },
  ];
  const chosen = (deliveryOptionChosen: string) => {
    const delivery = { ...cart.delivery, deliveryOptionChosen };
    return check(cart, { order: { delivery_options, cart: { ...cart, delivery } } });
  };
  expect(chosen('PICKUP')).toEqual([]);
  expect(chosen('')).toEqual([
    {
      kind: 'delivery',
      severity: 'blocker',
      line_id: null,
      message: 'Choose a delivery option.',
      remedies: [
        {
          label: 'Choose Road',
          does: 'edit',
          draft: { kind: 'cart.delivery', payload: { deliveryOptionChosen: 'ROAD' } },
        },
      ],
    },
  ]);
  expect(chosen('HORSE')[0]?.message).toBe('The chosen delivery option is no longer available.');
});

test('LINE-07 CART-23 a quantity that does not fit the pack is blocked; the remedy rounds it', () => {
  const [found, ...others] = check(cartOf(['A', 3]));
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    kind: 'pack_quantity',
    severity: 'blocker',
    message: '3 of A cannot be ordered. This part is sold in 25s.',
    remedies: [{ label: 'Order 25', draft: { kind: 'line.quantity', payload: { quantity: 25, based_on: 3 } } }],
  });
});

test('CART-23 every blocker is listed with its remedies', () => {
  expect(messages(cartOf())).toEqual([['no_lines', 'The order has no lines.']]);
  expect(messages(cartOf(['A', 100]), { own: { facts: null } })).toEqual([['unknown_part', 'A is not a part.']]);
  expect(ways(cartOf(['A', 100]), { own: { facts: null }, check: { near: 'B' } })).toEqual(['Use it', 'Remove']);
  expect(messages(cartOf(['A', 100]), { own: { pricing: [] } })).toEqual([['no_price', 'A has no price.']]);
  expect(messages(cartOf(['A', 100]), { own: { pricing: price('0', true) } })).toEqual([
    ['no_price', 'A is priced on application.'],
  ]);
  const cart = cartOf(['A', 100]);
  const late = { ...cart, delivery: { ...cart.delivery, advanced_forward_order_date: '2026-11-20' } };
  const minimum = { minimum: '20.00', shortfall: '3.50' };
  expect(messages(late, { order: { minimum } })).toEqual([
    ['below_minimum', '$3.50 short of the minimum order of $20.00.'],
    ['forward_date', 'The forward date has passed.'],
  ]);
  expect(ways(late)).toEqual(['Order without a date']);
});

test('CART-23 changes are listed: price, stock, superseded, discontinued, promo code', () => {
  const cart = cartOf(['A', 100]);
  expect(messages(cart, { own: { savedWebPrice: '75.00' } })).toEqual([
    ['price_up', 'The price of A has risen from $75.00 to $80.00.'],
  ]);
  expect(ways(cart, { check: { superseded_by: 'B' } })).toEqual(['Order B instead', 'Keep it']);
  expect(messages(cart, { own: { availability: stock(60) }, check: { seen_available: 400 } })).toEqual([
    ['part_stock', '60 of A in stock (400 when you last looked), 100 ordered.'],
  ]);
  expect(ways(cart, { own: { availability: stock(60) } })).toEqual(['Wait for stock', 'Order 50']);
  const ended = { availability: stock(37), facts: factsOf({ discontinued: true }) };
  expect(messages(cart, { own: ended })).toEqual([['discontinued', 'Discontinued: 37 of A in stock, 100 ordered.']]);
  expect(ways(cart, { own: ended })).toEqual(['Order 37', 'Keep it']);
  const refusal = { code: 'X', name: '', applied: false, reason: 'expired', value: '0.00', line_ids: [] } as const;
  const promo = { ...refusal, message: 'This promo code has expired.' };
  expect(messages(cart, { order: { promo } })).toEqual([['promo_refused', 'This promo code has expired.']]);
});

test('CART-23 a line can have several items, most serious first; blocking lines keep their order', () => {
  const cart = cartOf(['A', 100]);
  const several = { savedWebPrice: '75.00', availability: stock(0) };
  expect(messages(cart, { own: several, check: { superseded_by: 'B' } }).map(([kind]) => kind)).toEqual([
    'out_of_stock',
    'price_up',
    'superseded',
  ]);
  const two = cartOf(['A', 3], ['B', 3]);
  const blocked = check(two, { own: { availability: stock(0) } });
  expect(blocked.map(({ kind, line_id }) => [kind, line_id])).toEqual([
    ['pack_quantity', id(0)],
    ['pack_quantity', id(1)],
    ['out_of_stock', id(0)],
    ['out_of_stock', id(1)],
  ]);
});

test('CART-23 an accepted change is not listed again; an accepted shortage is still listed as waiting', () => {
  const cart = cartOf(['A', 100]);
  const dismissed = new Set(['price_changed', 'out_of_stock']);
  expect(messages(cart, { own: { savedWebPrice: '75.00' }, check: { dismissed } })).toEqual([]);
  expect(messages(cart, { own: { availability: stock(0) }, check: { dismissed } })).toEqual([
    ['waiting', '0 of A in stock, 100 ordered.'],
  ]);
});

test('LINE-02 CART-23 a price that could not be refreshed is listed; a line that was never priced blocks', () => {
  const cart = cartOf(['A', 100]);
  const context = { pricing_failed: true };
  expect(messages(cart, { context })).toEqual([['old_price', 'The total uses the last price, $80.00.']]);
  expect(messages(cart, { context, own: { pricing: null } })).toEqual([['no_price', 'A has no price.']]);
});

test('LINE-03 CART-23 stock that could not be refreshed is listed with the last known number', () => {
  const cart = cartOf(['A', 100]);
  const context = { availability_failed: true };
  expect(messages(cart, { context })).toEqual([
    ['no_stock', expect.stringMatching(/^[\d,]+ of A in stock when we last/)],
  ]);
  expect(messages(cart, { context, own: { availability: null } })).toEqual([
    ['no_stock', 'We don’t know how many of A are in stock.'],
  ]);
});

test('LINE-05 CART-23 a line excluded until it is quoted is listed', () => {
  const cart = cartOf(['A', 100], ['B', 100]);
  const [first, second] = cart.lines;
  const lines = [first, second && { ...second, order_quantity: 0, last_order_quantity: 100, poa: true }];
  const off = { ...cart, lines: lines.filter((line) => line !== undefined) };
  expect(messages(off)).toEqual([['poa', 'B is priced on application.']]);
});

test('CART-23 applying a remedy resolves its item', () => {
  const code = fc.constantFrom('A', 'B', 'C');
  const states = fc.record({
    quantity: fc.integer({ min: 1, max: 900 }),
    available: fc.integer({ min: 0, max: 900 }),
    savedWebPrice: fc.constantFrom('80.00', '70.00'),
    superseded_by: fc.constantFrom(null, 'Z'),
  });
  fc.assert(
    fc.property(code, states, (stock_code, { quantity, available, savedWebPrice, superseded_by }) => {
      const cart = cartOf([stock_code, quantity]);
      const own = { availability: stock(available), savedWebPrice };
      for (const found of check(cart, { own, check: { superseded_by } })) {
        expect(found.severity).toBe(checkKinds[found.kind]);
        for (const remedy of found.remedies) {
          if (remedy.does !== 'edit') continue;
          const made = { ...remedy.draft, id: id(9), at: '', by: 'me' } as Operation;
          const { cart: next, outcome } = applyOperation(cart, made);
          expect(outcome.result).toBe('applied');
          const left = check(next, {
            own,
            check: { superseded_by: found.kind === 'superseded' ? null : superseded_by },
          });
          expect(left.map(({ kind }) => kind)).not.toContain(found.kind);
        }
      }
    }),
  );
});
