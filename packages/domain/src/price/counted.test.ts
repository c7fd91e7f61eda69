import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyOperation } from '../cart/apply.ts';
import { checkCart } from '../cart/check.ts';
import { newCart } from '../cart/new-cart.ts';
import type { Operation } from '../cart/types.ts';
import { contextOf, factsOf, lineOf } from '../line/line.fixture.ts';
import { lineStatus, lineStatuses } from '../line/status.ts';
import { confirmability } from './confirmability.ts';
import { countLine } from './counted.ts';
import { goodsAndWeight } from './totals.ts';
import type { Pricing } from './types.ts';

const price = (amount: string, quantity_break = 1, poa = false): Pricing => ({
  price_type: 'standard',
  price: amount,
  quantity_break,
  poa,
});

test('CART-15 a line counts at its last known price, and not without one', () => {
  const line = (order_quantity: number, pricing: readonly Pricing[] | null) =>
    countLine({ order_quantity, pricing }, '0');
  expect(line(10, [price('2.50')])).toMatchObject({ counted: true, chosen: { price: 25_000n } });
  expect(line(10, null)).toEqual({ counted: false, why: 'no_price' });
  expect(line(10, [])).toEqual({ counted: false, why: 'no_price' });
  expect(line(10, [price('0', 1, true)])).toEqual({ counted: false, why: 'poa' });
  expect(line(0, [price('2.50')])).toEqual({ counted: false, why: 'nothing_ordered' });
});

test('LINE-02 CART-07 CART-15 CART-23 total, note, check and Confirm agree on which lines count, also while prices cannot be refreshed', () => {
  const pricing = fc.option(
    fc.array(fc.record({ at: fc.constantFrom(1, 50, 500), amount: fc.constantFrom('1.00', '9.99') }), { maxLength: 3 }),
  );
  fc.assert(
    fc.property(
      pricing,
      fc.integer({ min: 1, max: 36 }).map((packs) => packs * 25),
      fc.boolean(),
      (entries, order_quantity, pricing_failed) => {
        const prices = entries?.map(({ at, amount }) => price(amount, at)) ?? null;
        const { counted } = countLine({ order_quantity, pricing: prices }, '0');
        const facts = factsOf();
        const line = lineOf({ order_quantity, pricing: prices, price_per: 1, facts, requested_quantity: null });

        expect(goodsAndWeight([line], '0').priced === 1).toBe(counted);

        const { state } = lineStatus(line, contextOf({ pricing_failed }));
        expect(state === 'no_price').toBe(!counted);
        if (counted && pricing_failed) expect(state).toBe('old_price');

        const empty = newCart({ orderNum: 'A-000001', accode: 'A', billto: 'A' });
        const add = {
          kind: 'line.add',
          payload: { line_id: 'L', stock_code: line.stock_code, quantity: order_quantity },
        };
        const { cart } = applyOperation(empty, { ...add, id: 'O', at: '', by: 'me' } as Operation);
        const [only] = cart.lines;
        if (!only) throw new Error('no line');
        const known = { facts, pricing: prices, price_per: 1 };
        const states = lineStatuses(line, contextOf({ pricing_failed }));
        const unseen = { superseded_by: null, near: null, seen_available: null, dismissed: new Set<string>() };
        const order = { cart, delivery_options: [], minimum: null, promo: null, today: '2026-11-21' };
        const items = checkCart(order, [{ line: only, facts, states, ...unseen }]);
        expect(items.some(({ kind }) => kind === 'no_price')).toBe(!counted);

        expect(confirmability(cart, [{ ...only, ...known }]).allowed).toBe(counted);
      },
    ),
  );
});
