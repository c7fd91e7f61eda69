import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsOf } from '../line/line.fixture.ts';
import type { Pricing } from '../price/types.ts';
import { applyOperation } from './apply.ts';
import { type CheckInput, type CheckLine, checkCart } from './check.ts';
import { newCart } from './new-cart.ts';
import type { CartState, Operation } from './types.ts';

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

function input(cart: CartState, changes: Partial<CheckLine> = {}, more: Partial<CheckInput> = {}): CheckInput {
  const lines = cart.lines.map(
    (line): CheckLine => ({
      line,
      facts: factsOf(),
      pricing: price('80.00'),
      price_per: 100,
      availability: stock(5000),
      savedWebPrice: '80.00',
      superseded_by: null,
      seen_available: null,
      ...changes,
    }),
  );
  return {
    cart,
    lines,
    delivery_options: [],
    web_discount: '0',
    minimum: null,
    promo: null,
    today: '2026-11-21',
    ...more,
  };
}
const told = (given: CheckInput) => checkCart(given).map((each) => [each.kind, each.weight, each.message]);

test('CART-23 an order that can go as it is has nothing to be told', () => {
  expect(checkCart(input(cartOf(['A', 100])))).toEqual([]);
});

test('CART-07 CART-23 an order without a delivery option cannot be confirmed, and one key chooses the first', () => {
  const cart = cartOf(['A', 100]);
  const delivery_options = [
    { code: 'ROAD', name: 'Road', days: '1 day', charge: '18.50' },
    { code: 'PICKUP', name: 'Pick up', days: 'Today', charge: '0.00' },
  ];
  const by = (deliveryOptionChosen: string) =>
    checkCart(input({ ...cart, delivery: { ...cart.delivery, deliveryOptionChosen } }, {}, { delivery_options }));
  expect(by('PICKUP')).toEqual([]);
  expect(by('')).toEqual([
    {
      kind: 'delivery',
      weight: 'blocker',
      line_id: null,
      message: 'Choose a delivery option.',
      remedy: {
        label: 'Choose Road',
        draft: { kind: 'cart.delivery', payload: { deliveryOptionChosen: 'ROAD' } },
      },
    },
  ]);
  expect(by('HORSE')[0]?.message).toBe('The chosen delivery option is no longer available.');
});

test('LINE-07 CART-23 a quantity that the part is not sold in keeps the order from being confirmed, and one key rounds it', () => {
  const [found, ...others] = checkCart(input(cartOf(['A', 3])));
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    kind: 'pack_quantity',
    weight: 'blocker',
    message: '3 of A cannot be ordered. This part is sold in 25s.',
    remedy: { label: 'Order 25', draft: { kind: 'line.quantity', payload: { quantity: 25, based_on: 3 } } },
  });
});

test('CART-23 every blocker is listed, each with what ends it', () => {
  expect(told(input(cartOf()))).toEqual([['no_lines', 'blocker', 'The order has no lines.']]);
  expect(told(input(cartOf(['A', 100]), { facts: null }))).toEqual([['unknown_part', 'blocker', 'A is not a part.']]);
  expect(told(input(cartOf(['A', 100]), { pricing: [] }))).toEqual([['no_price', 'blocker', 'A has no price.']]);
  expect(told(input(cartOf(['A', 100]), { pricing: price('0', true) }))).toEqual([
    ['no_price', 'blocker', 'A is priced on application.'],
  ]);
  const cart = cartOf(['A', 100]);
  const late = { ...cart, delivery: { ...cart.delivery, advanced_forward_order_date: '2026-11-20' } };
  const minimum = { minimum: '20.00', shortfall: '3.50' };
  expect(told(input(late, {}, { minimum }))).toEqual([
    ['below_minimum', 'blocker', '$3.50 short of the minimum order of $20.00.'],
    ['forward_date', 'blocker', 'The forward date has passed.'],
  ]);
  expect(checkCart(input(late))[0]?.remedy?.draft.payload).toEqual({ advanced_forward_order_date: null });
});

test('CART-23 what changed since it was last seen is listed: price, stock, superseded, discontinued, promo code', () => {
  const cart = cartOf(['A', 100]);
  expect(told(input(cart, { savedWebPrice: '75.00' }))).toEqual([
    ['price_changed', 'change', 'The price of A has risen from $75.00 to $80.00.'],
  ]);
  expect(checkCart(input(cart, { superseded_by: 'B' }))[0]).toMatchObject({
    kind: 'superseded',
    remedy: { label: 'Order B instead', draft: { kind: 'line.replace', payload: { stock_code: 'B', quantity: 100 } } },
  });
  expect(told(input(cart, { availability: stock(60), seen_available: 400 }))).toEqual([
    ['short_stock', 'change', '60 of A in stock for 100, 400 when you looked last.'],
  ]);
  const ended = input(cart, { availability: stock(37), facts: { ...factsOf(), discontinued: true } });
  expect(checkCart(ended)[0]).toMatchObject({ kind: 'discontinued', remedy: { label: 'Order 37' } });
  const refusal = { code: 'X', name: '', applied: false, reason: 'expired', value: '0.00', line_ids: [] } as const;
  const promo = { ...refusal, message: 'This promo code has expired.' };
  expect(told(input(cart, {}, { promo }))).toEqual([['promo_refused', 'change', 'This promo code has expired.']]);
});

test('CART-23 carrying a remedy out ends what it is for', () => {
  const code = fc.constantFrom('A', 'B', 'C');
  const states = fc.record({
    quantity: fc.integer({ min: 1, max: 900 }),
    available: fc.integer({ min: 0, max: 900 }),
    saved: fc.constantFrom('80.00', '70.00'),
    superseded_by: fc.constantFrom(null, 'Z'),
  });
  fc.assert(
    fc.property(code, states, (stock_code, { quantity, available, saved, superseded_by }) => {
      const cart = cartOf([stock_code, quantity]);
      const changes = { availability: stock(available), savedWebPrice: saved, superseded_by };
      for (const found of checkCart(input(cart, changes))) {
        if (!found.remedy) continue;
        const draft = { ...found.remedy.draft, id: id(9), at: '', by: 'me' } as Operation;
        const { cart: next, outcome } = applyOperation(cart, draft);
        expect(outcome.result).toBe('applied');
        const replaced = found.kind === 'superseded' ? { superseded_by: null } : {};
        const left = checkCart(input(next, { ...changes, ...replaced }));
        expect(left.map((each) => each.kind)).not.toContain(found.kind);
      }
    }),
  );
});
