import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  adjustByPack,
  defaultQuantity,
  isShown,
  lineStatus,
  lineStatuses,
  maximumQuantity,
  noAvailabilityText,
  noPricingText,
  quantityRules,
  roundQuantity,
  shownLines,
  unknownText,
} from './index.ts';
import { contextOf, factsOf, lineOf, stock } from './line.fixture.ts';

const increments = fc.integer({ min: 1, max: 1000 });
const quantities = fc.integer({ min: 0, max: maximumQuantity });

test('LINE-07 rounds up to a multiple of the increment, and gives the reason', () => {
  const rules = quantityRules(factsOf());
  expect(roundQuantity(30, rules)).toEqual({ quantity: 50, rounded: true, why: 'This part is sold in 25s.' });
  expect(roundQuantity(50, rules)).toEqual({ quantity: 50, rounded: false, why: null });
  expect(roundQuantity(0, rules)).toEqual({ quantity: 0, rounded: false, why: null });
  expect(roundQuantity(-5, rules).quantity).toBe(0);
  expect(roundQuantity(1, { minimum: 1, increment: 1000 }).why).toBe('This part is sold in 1,000s.');
  expect(roundQuantity(maximumQuantity, rules)).toMatchObject({ quantity: 9_999_975, rounded: true });
});

test('LINE-07 the increment is 1 for discontinued and unknown parts, and by default', () => {
  expect(quantityRules(factsOf({ discontinued: true })).increment).toBe(1);
  expect(quantityRules(null)).toEqual({ minimum: 1, increment: 1 });
  expect(quantityRules(factsOf({ sell_quantity_increment: 0, sell_quantity_minimum: -1 }))).toEqual({
    minimum: 1,
    increment: 1,
  });
});

test('LINE-07 the result is the least sufficient multiple, and rounding is idempotent', () => {
  fc.assert(
    fc.property(quantities, increments, (requested, increment) => {
      const rules = { minimum: 1, increment };
      const { quantity, rounded, why } = roundQuantity(requested, rules);
      expect(quantity % increment).toBe(0);
      expect(quantity).toBeLessThanOrEqual(maximumQuantity);
      if (requested <= maximumQuantity - increment) {
        expect(quantity).toBeGreaterThanOrEqual(requested);
        expect(quantity - requested).toBeLessThan(increment);
      }
      expect(rounded).toBe(quantity !== requested);
      expect(why === null).toBe(!rounded);
      expect(roundQuantity(quantity, rules).rounded).toBe(false);
    }),
  );
});

test('LINE-07 LINE-14 adjustment by pack rounds up to a multiple of the pack, at least the minimum', () => {
  expect(adjustByPack(30, 1, 25, 25)).toBe(75);
  expect(adjustByPack(50, -1, 25, 25)).toBe(25);
  expect(adjustByPack(25, -1, 25, 25)).toBe(25);
  expect(adjustByPack(30, 0, 25, 25)).toBe(50);
  expect(adjustByPack(0, 1, 10, 25)).toBe(30);
  expect(adjustByPack(maximumQuantity, 1, 100, 1)).toBe(9_999_900);
  fc.assert(
    fc.property(quantities, fc.integer({ min: -50, max: 50 }), increments, increments, (from, packs, pack, minimum) => {
      const quantity = adjustByPack(from, packs, pack, minimum);
      expect(quantity % pack).toBe(0);
      expect(quantity).toBeGreaterThanOrEqual(minimum);
    }),
  );
});

test('LINE-08 the default quantity is the override if present, else the minimum', () => {
  expect(defaultQuantity({ quantity_override: 7, sell_quantity_minimum: 25 })).toBe(7);
  expect(defaultQuantity({ sell_quantity_minimum: 25 })).toBe(25);
  expect(defaultQuantity({ quantity_override: null, sell_quantity_minimum: 0 })).toBe(1);
  expect(defaultQuantity({ quantity_override: 0, sell_quantity_minimum: 25 })).toBe(25);
});

test('LINE-03 only lines with a quantity, or forced ones, are shown', () => {
  const lines = [lineOf(), lineOf({ order_quantity: 0 }), lineOf({ order_quantity: 0, forceShow: true })];
  expect(lines.map(isShown)).toEqual([true, false, true]);
  expect(shownLines(lines)).toEqual([lines[0], lines[2]]);
  const all = lines.slice(0, 1);
  expect(shownLines(all)).toBe(all);
});

test('LINE-06 an unknown part has the specified description for the type of tab', () => {
  expect(unknownText('order')).toBe('*** Discontinued or Unknown Part ***');
  expect(unknownText('hobdirect')).toBe('*** Unknown Part ***');
  const line = lineOf({ facts: null, pricing: null, availability: null });
  expect(lineStatus(line, contextOf({ tabtype: 'hobdirect' }))).toEqual({
    state: 'unknown',
    text: '*** Unknown Part ***',
    stock_code: 'HXB-16080-88G',
  });
});

test('LINE-02 a line is loading until price and stock arrive, and names what failed with the last known value', () => {
  const fresh = lineOf({ facts: null, pricing: null, availability: null });
  expect(lineStatus(fresh, contextOf({ loading: true })).state).toBe('loading');
  expect(lineStatus(lineOf({ pricing: null, savedWebPrice: '80.00' }), contextOf({ pricing_failed: true }))).toEqual({
    state: 'no_price',
    text: noPricingText,
    last: '80.00',
    last_checked: '2026-11-30T01:02:03.000Z',
  });
  expect(lineStatus(lineOf(), contextOf({ pricing_failed: true }))).toEqual({
    state: 'old_price',
    text: noPricingText,
    last: '80.00',
    last_checked: '2026-11-30T01:02:03.000Z',
  });
  expect(lineStatus(fresh, contextOf({ pricing_failed: true })).state).toBe('no_price');
  expect(lineStatus(lineOf({ pricing: [] }), contextOf()).state).toBe('no_price');
  expect(lineStatus(lineOf(), contextOf({ availability_failed: true }))).toEqual({
    state: 'no_stock',
    text: noAvailabilityText,
    last: 500,
  });
  expect(lineStatus(lineOf({ availability: null }), contextOf())).toMatchObject({ state: 'no_stock', last: null });
  expect([noPricingText, noAvailabilityText]).toEqual(['No Pricing Data', 'No Availability Data']);
});

test('LINE-07 a rounded line reports the old and new quantity and the multiple', () => {
  const line = lineOf({ order_quantity: 100, requested_quantity: 90 });
  expect(lineStatus(line, contextOf())).toEqual({
    state: 'rounded',
    from: 90,
    to: 100,
    multiple: 25,
    why: 'This part is sold in 25s.',
  });
});

test('LINE-13 a price that changed since saving reports percentage, old and new price, and the effect on the line', () => {
  const pricing = [{ price_type: 'standard', price: '84.00', quantity_break: 1, poa: false }] as const;
  expect(lineStatus(lineOf({ pricing }), contextOf())).toEqual({
    state: 'price_changed',
    direction: 'up',
    from: '80.00',
    to: '84.00',
    percent: '5.0',
    effect: '4.00',
  });
  expect(lineStatus(lineOf({ pricing }), contextOf({ web_discount: '10.00' }))).toMatchObject({
    direction: 'down',
    to: '75.60',
    percent: '-5.5',
    effect: '-4.40',
  });
  expect(lineStatus(lineOf({ pricing }), contextOf({ unsent: true })).state).toBe('unsent');
});

test("LINE-15 stock is that of the tab's warehouse, and other warehouses are listed", () => {
  const line = lineOf({ order_quantity: 600 });
  expect(lineStatus(line, contextOf())).toEqual({
    state: 'part_stock',
    available: 500,
    wanted: 600,
    next_date: null,
    elsewhere: [stock('50', 2000)],
  });
  expect(lineStatus(line, contextOf({ warehouse: '50' })).state).toBe('normal');
  const none = lineOf({ availability: [stock('40', 0, '2026-12-04'), stock('50', 5), stock('60', 9), stock('70', 0)] });
  expect(lineStatus(none, contextOf())).toEqual({
    state: 'out_of_stock',
    next_date: '2026-12-04',
    elsewhere: [stock('60', 9), stock('50', 5)],
  });
});

test('LINE-04 LINE-05 removed, on application and discontinued lines report what they were, and what is left', () => {
  const removed = lineOf({ order_quantity: 0, last_order_quantity: 1000, forceShow: true });
  expect(lineStatus(removed, contextOf())).toEqual({ state: 'removed', was: 1000, restore_at: 25 });
  const poa = lineOf({ order_quantity: 0, last_order_quantity: 50, forceShow: true, poa: true });
  expect(lineStatus(poa, contextOf())).toEqual({ state: 'poa', quantity: 50 });
  const ended = lineOf({ facts: factsOf({ discontinued: true }) });
  expect(lineStatus(ended, contextOf())).toEqual({ state: 'discontinued', left: 500, left_everywhere: 2500 });
});

test('a line has all of its states, most serious first; a normal line has none', () => {
  expect(lineStatus(lineOf(), contextOf())).toEqual({ state: 'normal' });
  expect(lineStatuses(lineOf(), contextOf())).toEqual([]);
  const line = lineOf({ order_quantity: 600, requested_quantity: 590 });
  expect(lineStatuses(line, contextOf({ unsent: true })).map(({ state }) => state)).toEqual([
    'part_stock',
    'rounded',
    'unsent',
  ]);
});
