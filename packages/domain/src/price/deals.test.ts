import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBig } from '../money/decimal.ts';
import type { Deal, DealEffect, DealLine } from './deal-types.ts';
import { applyDeals, type DealsInput } from './deals.ts';
import { ratesBetween } from './freight-place.ts';
import { minimumOrder, serviceChargeFor } from './order-rules.ts';
import { lineAmount } from './totals.ts';

const deal = (effect: DealEffect, changes: Partial<Deal> = {}): Deal => ({
  deal_id: 'd',
  code: 'CODE',
  name: 'Deal',
  effect,
  starts: null,
  ends: null,
  accode: null,
  uses_left: null,
  ...changes,
});
const line = (line_id: string, extended: string | null, changes: Partial<DealLine> = {}): DealLine => ({
  line_id,
  stock_code: `P${line_id}`,
  product_category: 'Bolts',
  order_quantity: 100,
  extended,
  ...changes,
});
const apply = (lines: readonly DealLine[], promo: Deal | null, more: Partial<DealsInput> = {}) =>
  applyDeals({ deals: [], promo_code: 'CODE', promo, lines, accode: 'A', today: '2026-11-21', ...more });

const amountOff = (amount: string, minimum: string) => deal({ kind: 'amount_off', amount, minimum });

test('CART-16 an amount off is shared exactly over all lines that have a price', () => {
  const lines = [line('1', '33.3300'), line('2', '33.3300'), line('3', null), line('4', '33.3400')];
  const { promo, discounts_used, promo_code_value } = apply(lines, amountOff('10.00', '100.00'));
  expect(promo).toMatchObject({ applied: true, value: '10.00', line_ids: ['1', '2', '4'] });
  expect(discounts_used).toEqual([{ name: 'Deal', amount: '10.00', line_ids: ['1', '2', '4'] }]);
  expect(promo_code_value).toBe('10.00');
  expect(apply(lines, amountOff('10.00', '100.01')).promo).toMatchObject({
    reason: 'below_minimum',
    message: 'This promo code needs an order of $100.01 or more.',
  });
});

test('CART-16 the code applies to what deals left, so that no dollar is discounted twice', () => {
  const effect: DealEffect = {
    kind: 'quantity_price',
    stock_code: 'P1',
    quantity: 100,
    price: '40.00',
    price_per: 100,
  };
  const deals = [deal(effect, { code: null, name: 'By the hundred' })];
  const half = deal({ kind: 'percent_off_category', category: 'Bolts', percent: '50.00' });
  const { discounts_used } = apply([line('1', '80.0000')], half, { deals });
  expect(discounts_used.map((each) => [each.name, each.amount])).toEqual([
    ['By the hundred', '40.00'],
    ['Deal', '20.00'],
  ]);
  expect(apply([line('1', '30.0000')], null, { deals, promo_code: '' }).discounts_used).toEqual([]);
});

test('CART-16 the first and the last day of a deal are included', () => {
  const dated = { ...amountOff('1.00', '0.00'), starts: '2026-11-21', ends: '2026-11-21' };
  const on = (today: string) => apply([line('1', '80.0000')], dated, { today }).promo?.reason;
  expect([on('2026-11-20'), on('2026-11-21'), on('2026-11-22')]).toEqual(['not_started', null, 'expired']);
});

test('CART-16 deals never exceed the goods, and the report adds up', () => {
  const cents = fc.integer({ min: 0, max: 500_000 }).map((value) => `${(value / 10_000).toFixed(4)}`);
  const effects = fc.oneof(
    fc.record({
      kind: fc.constant('percent_off_category' as const),
      category: fc.constant('Bolts'),
      percent: fc.constantFrom('5.00', '33.33', '100.00'),
    }),
    fc.record({
      kind: fc.constant('amount_off' as const),
      amount: fc.constantFrom('0.01', '7.77', '900.00'),
      minimum: fc.constantFrom('0.00', '20.00'),
    }),
    fc.record({
      kind: fc.constant('quantity_price' as const),
      stock_code: fc.constant('P1'),
      quantity: fc.constantFrom(1, 100, 101),
      price: fc.constantFrom('0.00', '5.00', '99.00'),
      price_per: fc.constantFrom(1, 100),
    }),
  );
  fc.assert(
    fc.property(
      fc.array(cents, { maxLength: 6 }),
      fc.array(effects, { maxLength: 3 }),
      effects,
      (amounts, all, own) => {
        const lines = amounts.map((extended, index) => line(String(index + 1), extended));
        const deals = all.map((effect) => deal(effect, { code: null }));
        const { discounts_used, promo_code_value } = apply(lines, deal(own), { deals });
        const goods = lines.reduce((sum, each) => sum + parseBig(lineAmount(each.extended ?? '0')), 0n);
        const off = discounts_used.reduce((sum, each) => sum + parseBig(each.amount), 0n);
        expect(off <= goods).toBe(true);
        expect(discounts_used.every((each) => parseBig(each.amount) > 0n && each.line_ids.length > 0)).toBe(true);
        expect(parseBig(promo_code_value) <= off).toBe(true);
      },
    ),
  );
});

test('CART-15 the service charge applies to small orders, the shortfall to those below the minimum, neither to empty ones', () => {
  const rules = { minimum_order: '20.00', service_charge: '5.00', service_free_from: '50.00' };
  const of = (goods: string) => [serviceChargeFor(rules, goods), minimumOrder(rules, goods).shortfall];
  expect([of('0.00'), of('0.01'), of('19.99'), of('20.00'), of('49.99'), of('50.00')]).toEqual([
    ['0.00', '0.00'],
    ['5.00', '19.99'],
    ['5.00', '0.01'],
    ['5.00', '0.00'],
    ['5.00', '0.00'],
    ['0.00', '0.00'],
  ]);
});

test('DLV-01 freight to another state is dearer, most of all to a distant one; pick up stays free', () => {
  const rate = {
    code: 'R',
    name: 'R',
    days: '',
    bands: [{ up_to_kg: '5', cost: '10.00' }],
    per_kg_over: '1.00',
    free_over: null,
  };
  const cost = (to: string) => ratesBetween([rate], 'NSW', to)[0]?.bands[0]?.cost;
  expect([cost('NSW'), cost('VIC'), cost('WA')]).toEqual(['10.00', '12.0000', '15.0000']);
  const free = { ...rate, bands: [{ up_to_kg: '5', cost: '0.00' }], per_kg_over: '0' };
  expect(ratesBetween([free], 'NSW', 'WA')[0]).toMatchObject({ per_kg_over: '0.0000' });
});
