import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBig } from '../money/decimal.ts';
import { choosePrice, pricedOnly } from './choose.ts';
import { moreForLess } from './more-for-less.ts';
import type { Pricing } from './types.ts';

const entry = (quantity_break: number, price: string, price_type: Pricing['price_type'] = 'standard'): Pricing => ({
  price_type,
  price,
  quantity_break,
  poa: false,
});

const bolts = [entry(1, '10.00'), entry(200, '7.00')];

const cents = fc.integer({ min: 1, max: 5000 }).map((value) => (value / 100).toFixed(2));
const entries = fc.array(
  fc.record({
    price_type: fc.constantFrom('standard', 'special', 'quote'),
    price: cents,
    quantity_break: fc.integer({ min: 1, max: 300 }),
    poa: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
) as fc.Arbitrary<Pricing[]>;

describe('LINE-09 more for less', () => {
  test('LINE-09 200 at the break cost less than 150 below it', () => {
    const advice = moreForLess(bolts, 1, 150, '0', { minimum: 1, increment: 1 });
    expect(advice).toEqual({ quantity: 200, saves: '100.0000' });
  });

  test('LINE-09 suggests nothing if the break costs more, or the same', () => {
    expect(moreForLess(bolts, 1, 139, '0', { minimum: 1, increment: 1 })).toBeNull();
    expect(moreForLess(bolts, 1, 140, '0', { minimum: 1, increment: 1 })).toBeNull();
    expect(moreForLess(bolts, 1, 0, '0', { minimum: 1, increment: 1 })).toBeNull();
  });

  test('LINE-09 suggests a quantity that the part is sold in', () => {
    const advice = moreForLess(bolts, 1, 180, '0', { minimum: 1, increment: 75 });
    expect(advice).toEqual({ quantity: 225, saves: '225.0000' });
  });

  test('LINE-09 the suggestion equals the result of trying every quantity: valid, larger, and never dearer', () => {
    const rules = fc.record({ minimum: fc.integer({ min: 1, max: 60 }), increment: fc.integer({ min: 1, max: 60 }) });
    const asked = fc.integer({ min: 1, max: 320 });
    const discount = fc.constantFrom('0', '5.00', '12.50');
    fc.assert(
      fc.property(entries, asked, rules, discount, (pricing, quantity, rule, webDiscount) => {
        const cost = (pieces: number) => {
          const price = pricedOnly(choosePrice(pricing, 1, pieces, webDiscount));
          return price && parseBig(price.extended);
        };
        const now = cost(quantity);
        let expected: { quantity: number; cost: bigint } | null = null;
        for (let pieces = quantity + 1; now !== null && pieces <= 800; pieces += 1) {
          if (pieces % rule.increment !== 0 || pieces < rule.minimum) continue;
          const then = cost(pieces);
          if (then !== null && then < (expected?.cost ?? now)) expected = { quantity: pieces, cost: then };
        }
        const advice = moreForLess(pricing, 1, quantity, webDiscount, rule);
        expect(advice?.quantity ?? null).toBe(expected?.quantity ?? null);
        if (advice && expected && now !== null) expect(parseBig(advice.saves)).toBe(now - expected.cost);
      }),
      { numRuns: 400 },
    );
  });
});
