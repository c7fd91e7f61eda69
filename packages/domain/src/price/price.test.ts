import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newCart } from '../cart/new-cart.ts';
import { formatCurrency } from '../format/number.ts';
import { factsOf } from '../line/line.fixture.ts';
import { parseBig } from '../money/decimal.ts';
import {
  cartTotals,
  choosePrice,
  confirmability,
  deliveryOptionsFor,
  type FreightRate,
  freightFor,
  goodsAndWeight,
  isPoa,
  lineAmount,
  nextBreak,
  type PricedLine,
  type PriceType,
  type Pricing,
  pricedOnly,
} from './index.ts';

const entry = (price_type: PriceType, price: string, quantity_break: number, poa = false): Pricing => ({
  price_type,
  price,
  quantity_break,
  poa,
});
const breaks = [entry('standard', '80.00', 1), entry('standard', '72.00', 500), entry('standard', '66.00', 1000)];
const priceOf = (pricing: readonly Pricing[], quantity: number, discount = '0.00', per = 100) => {
  const chosen = choosePrice(pricing, per, quantity, discount);
  return chosen === null || isPoa(chosen) ? chosen : [chosen.webPrice, chosen.extended, chosen.entry.price_type];
};

test('LINE-09 the entry of the reached break applies; below the smallest break, the smallest', () => {
  expect(priceOf(breaks, 499)).toEqual(['80.00', '399.2000', 'standard']);
  expect(priceOf(breaks, 500)).toEqual(['72.00', '360.0000', 'standard']);
  expect(priceOf([entry('standard', '72.00', 500)], 3)).toEqual(['72.00', '2.1600', 'standard']);
  expect(choosePrice([], 100, 5, '0.00')).toBeNull();
});

test('LINE-09 the cheapest applies, web discount only on standard prices; on a tie quote, special, standard', () => {
  const both = [entry('standard', '80.00', 1), entry('special', '77.00', 1)];
  expect(priceOf(both, 100)).toEqual(['77.00', '77.0000', 'special']);
  expect(priceOf(both, 100, '5.00')).toEqual(['76.00', '76.0000', 'standard']);
  const tie = [entry('standard', '80.00', 1), entry('special', '76.00', 1), entry('quote', '76.00', 1)];
  expect(priceOf(tie, 100, '5.00')).toEqual(['76.00', '76.0000', 'quote']);
  expect(priceOf(tie.slice(0, 2), 100, '5.00')).toEqual(['76.00', '76.0000', 'special']);
  expect(priceOf([entry('standard', '80.00', 1), entry('special', '50.00', 500)], 100)).toEqual([
    '80.00',
    '80.0000',
    'standard',
  ]);
});

test('CART-15 a price has 2 decimals or those of its list price; extended has 4', () => {
  expect(priceOf([entry('standard', '9.99', 1)], 3, '7.50', 1)).toEqual(['9.24', '27.7200', 'standard']);
  expect(priceOf([entry('standard', '0.0345', 1)], 3, '10.00', 1)).toEqual(['0.0311', '0.0933', 'standard']);
});

test('LINE-05 LINE-09 a price is on application if no other type has one, and from the break that is marked so', () => {
  expect(choosePrice([entry('standard', '0.00', 1, true)], 1, 5, '0')).toEqual({ poa: true });
  const large = [entry('standard', '80.00', 1), entry('standard', '0.00', 1000, true)];
  expect(priceOf(large, 999)).toEqual(['80.00', '799.2000', 'standard']);
  expect(priceOf(large, 1000)).toEqual({ poa: true });
  expect(priceOf([...large, entry('special', '90.00', 1)], 1000)).toEqual(['90.00', '900.0000', 'special']);
});

test('LINE-09 the next break is the first that is strictly cheaper, at a valid quantity, with the difference', () => {
  const rules = { minimum: 25, increment: 25 };
  expect(nextBreak(breaks, 100, 450, '0.00', rules)).toEqual({
    quantity: 500,
    webPrice: '72.00',
    difference: '0.0000',
  });
  expect(nextBreak(breaks, 100, 475, '0.00', rules)?.difference).toBe('-20.0000');
  expect(nextBreak(breaks, 100, 500, '10.00', { minimum: 1, increment: 300 })).toEqual({
    quantity: 1200,
    webPrice: '59.40',
    difference: '388.8000',
  });
  expect(nextBreak(breaks, 100, 1000, '0.00', rules)).toBeNull();
  expect(nextBreak([entry('standard', '0', 1, true)], 100, 5, '0.00', rules)).toBeNull();
  expect(
    nextBreak([breaks[0] ?? entry('standard', '1', 1), entry('standard', '80.00', 500)], 100, 5, '0', rules),
  ).toBeNull();
  expect(nextBreak([entry('standard', '5', 1), entry('standard', '4', 9_999_999)], 1, 5, '0', rules)).toBeNull();
});

const pricings = fc.array(
  fc.record({
    price_type: fc.constantFrom<PriceType>('standard', 'special', 'quote'),
    price: fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
    quantity_break: fc.constantFrom(1, 10, 100, 1000),
    poa: fc.boolean(),
  }),
  { maxLength: 8 },
);

test('LINE-09 no applicable entry is cheaper than the chosen one; a next break is reached and cheaper', () => {
  fc.assert(
    fc.property(
      pricings,
      fc.integer({ min: 1, max: 2000 }),
      fc.constantFrom('0.00', '5.00', '33.33'),
      (pricing, quantity, discount) => {
        const chosen = pricedOnly(choosePrice(pricing, 100, quantity, discount));
        if (!chosen) return;
        const solid = pricing.filter((each) => each.quantity_break <= quantity);
        if (solid.every((each) => !each.poa))
          for (const each of solid)
            if (each.price_type !== 'standard') expect(parseBig(chosen.webPrice) <= parseBig(each.price)).toBe(true);
        const next = nextBreak(pricing, 100, quantity, discount, { minimum: 1, increment: 7 });
        if (!next) return;
        expect(next.quantity).toBeGreaterThan(quantity);
        expect(next.quantity % 7).toBe(0);
        expect(parseBig(next.webPrice) < parseBig(chosen.webPrice)).toBe(true);
        expect(pricedOnly(choosePrice(pricing, 100, next.quantity, discount))?.webPrice).toBe(next.webPrice);
      },
    ),
  );
});

const line = (order_quantity: number, price: string, changes: Partial<PricedLine> = {}): PricedLine => ({
  order_quantity,
  pricing: [entry('standard', price, 1)],
  price_per: 100,
  facts: { pack_weight: '15.200', pack_quantity: 100 },
  ...changes,
});

test('CART-15 totals: goods, weight, discount, freight, service, 10 % GST, all exact', () => {
  const totals = cartTotals({
    sums: goodsAndWeight(
      [line(250, '80.00'), line(33, '9.99'), line(0, '5.00'), line(5, '1', { pricing: null, facts: null })],
      '5.00',
    ),
    discounts_used: [{ name: 'Spring', amount: '10.00', line_ids: [] }],
    freight: { cost: '18.50', charge: '12.00' },
    service_charge: '2.50',
  });
  // 250 at 76.00 is 190.0000; 33 at 9.49 is 3.1317.
  expect(totals).toMatchObject({
    savedExtended: '193.13',
    discount: '10.00',
    total_freight_cost: '18.50',
    total_freight_charge: '12.00',
    serviceCharge: '2.50',
    savedGST: '19.76',
    total: '217.39',
    savedWeight: '43.016',
    lines_priced: 2,
    lines_ordered: 3,
  });
});

test('CART-15 a discount never exceeds the goods, and an empty cart totals zero', () => {
  const discounts_used = [{ name: 'All', amount: '999.00', line_ids: [] }];
  expect(cartTotals({ sums: goodsAndWeight([line(100, '80.00')], '0'), discounts_used })).toMatchObject({
    discount: '80.00',
    total: '0.00',
  });
  expect(cartTotals({ sums: goodsAndWeight([], '0') })).toMatchObject({
    total: '0.00',
    savedGST: '0.00',
    savedWeight: '0.000',
  });
});

test('CART-15 500 lines of the largest quantity at the highest price still add up', () => {
  const lines = Array.from({ length: 500 }, () => line(9_999_999, '99999.9999', { price_per: 1 }));
  expect(cartTotals({ sums: goodsAndWeight(lines, '0') }).savedExtended).toBe('499999949500000.00');
});

test('CART-15 the printed line amounts add up to the goods, for any quantities', () => {
  // Seven cents per hundred gives half a cent for every odd fifty.
  const halves = Array.from({ length: 3 }, () => line(50, '0.07'));
  expect(goodsAndWeight(halves, '0').goods).toBe('0.12');
  const orders = fc.array(
    fc.record({
      quantity: fc.nat(5000),
      units: fc.nat(1_000_000),
      per: fc.constantFrom(1, 7, 100, 1000),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(orders, fc.constantFrom('0', '5.00', '7.50', '33.33'), (given, discount) => {
      const lines = given.map(({ quantity, units, per }) =>
        line(quantity, (units / 10_000).toFixed(4), { price_per: per }),
      );
      const printed = lines.flatMap(({ pricing, price_per, order_quantity }) => {
        const chosen = pricedOnly(choosePrice(pricing ?? [], price_per ?? 1, order_quantity, discount));
        return chosen && order_quantity > 0 ? [chosen.extended] : [];
      });
      const sum = printed.reduce((total, extended) => total + parseBig(formatCurrency(extended, 0)), 0n);
      expect(parseBig(goodsAndWeight(lines, discount).goods)).toBe(sum);
      expect(printed.map(lineAmount)).toEqual(printed.map((extended) => formatCurrency(extended, 0)));
    }),
  );
});

test('CART-15 the total is the sum of its components', () => {
  const lines = fc.array(fc.record({ quantity: fc.nat(5000), cents: fc.nat(100_000) }), { maxLength: 20 });
  const cents = fc.nat(50_000).map((value) => (value / 100).toFixed(2));
  fc.assert(
    fc.property(lines, cents, cents, (given, charge, service_charge) => {
      const totals = cartTotals({
        sums: goodsAndWeight(
          given.map(({ quantity, cents: price }) => line(quantity, (price / 100).toFixed(2))),
          '7.50',
        ),
        freight: { cost: charge, charge },
        service_charge,
      });
      const parts = [totals.savedExtended, totals.total_freight_charge, totals.serviceCharge, totals.savedGST];
      const sum = parts.reduce((total, text) => total + parseBig(text), 0n) - parseBig(totals.discount);
      expect(parseBig(totals.total)).toBe(sum);
    }),
  );
});

const rates: readonly FreightRate[] = [
  {
    code: 'ROAD',
    name: 'Road',
    days: '1 to 2 days',
    bands: [
      { up_to_kg: '5', cost: '9.50' },
      { up_to_kg: '25', cost: '18.00' },
    ],
    per_kg_over: '0.80',
    free_over: '500.00',
  },
  { code: 'PICK', name: 'Pick up', days: 'today', bands: [], per_kg_over: '0', free_over: null },
];

test('DLV-01 freight follows weight bands, then started kilograms; free above an amount, none if the receiver pays', () => {
  const freight = (weight_kg: string, goods = '100.00', more = {}) =>
    freightFor({ rates, option: 'ROAD', weight_kg, goods, ...more });
  expect(freight('5.000')).toEqual({ cost: '9.50', charge: '9.50' });
  expect(freight('5.001').cost).toBe('18.00');
  expect(freight('25.001').cost).toBe('18.80');
  expect(freight('30', '500.00')).toEqual({ cost: '22.00', charge: '0.00' });
  expect(freight('30', '500.00', { receiver_pays: true }).cost).toBe('0.00');
  expect(freight('0', '0.00').cost).toBe('0.00');
  expect(freight('30', '9.00', { option: '' }).cost).toBe('0.00');
  expect(deliveryOptionsFor(rates, '30', '9.00').map(({ code, charge }) => [code, charge])).toEqual([
    ['ROAD', '22.00'],
    ['PICK', '0.00'],
  ]);
});

test('CART-07 a cart may be confirmed unless there is a reason, which is given', () => {
  const cart = newCart({ orderNum: 'A-000001', accode: 'A', billto: 'A' });
  const good = { line_number: 14, order_quantity: 100, facts: factsOf(), pricing: breaks, price_per: 100 };
  const reasonOf = (...args: Parameters<typeof confirmability>) => confirmability(...args).reason;
  expect(confirmability(cart, [good])).toEqual({ allowed: true, reason: '', line_number: null });
  expect(reasonOf(cart, [])).toBe('The order has no lines');
  expect(reasonOf(cart, [{ ...good, order_quantity: 0, facts: null }])).toBe('The order has no lines');
  expect(confirmability(cart, [good, { ...good, line_number: 15, facts: null }])).toEqual({
    allowed: false,
    reason: 'Line 15 is not a part',
    line_number: 15,
  });
  expect(reasonOf(cart, [{ ...good, line_number: 16, order_quantity: 3 }])).toBe('Line 16 is sold in 25s');
  expect(reasonOf(cart, [{ ...good, line_number: 16, pricing: null }])).toBe('Line 16 has no price');
  expect(reasonOf(cart, [{ ...good, line_number: 16, pricing: [] }])).toBe('Line 16 has no price');
  expect(reasonOf(cart, [{ ...good, pricing: [entry('standard', '0', 1, true)] }])).toBe(
    'Line 14 is priced on application',
  );
  const stamp = '2026-11-30T00:00:00Z';
  expect(reasonOf({ ...cart, confirmed: stamp }, [good])).toBe('Already confirmed');
  expect(reasonOf({ ...cart, confirmed: stamp, submitted: stamp }, [good])).toBe('Already submitted');
  expect(reasonOf({ ...cart, cancelled: stamp }, [good])).toBe('The order was cancelled');
  expect(reasonOf({ ...cart, preconfirmed: true }, [good])).toBe('Being confirmed');
  expect(reasonOf({ ...cart, tabtype: 'qq' }, [good])).toBe('A quick quote is not an order yet');
});

test('CART-07 an order needs a delivery option to be confirmed', () => {
  const cart = newCart({ orderNum: 'A-000001', accode: 'A', billto: 'A' });
  const good = { line_number: 14, order_quantity: 100, facts: factsOf(), pricing: breaks, price_per: 100 };
  const reasonOf = (delivery_option: string, delivery_options: readonly { readonly code: string }[] = rates) =>
    confirmability(cart, [good], {
      minimum: { minimum: '0.00', shortfall: '0.00' },
      delivery_option,
      delivery_options,
      forward_date: null,
      today: '2026-11-30',
    }).reason;
  expect(reasonOf('ROAD')).toBe('');
  expect(reasonOf('')).toBe('Choose a delivery option');
  expect(reasonOf('HORSE')).toBe('The chosen delivery option is no longer available');
  // A supplier without a freight table offers no options.
  expect(reasonOf('', [])).toBe('');
});
