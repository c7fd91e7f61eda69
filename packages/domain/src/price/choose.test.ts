import { expect, test } from 'vitest';
import { choosePrice, type Pricing, pricedOnly } from './index.ts';

const standard = (price: string, quantity_break: number): Pricing => ({
  price_type: 'standard',
  price,
  quantity_break,
  poa: false,
});

test('LINE-09 the same entries give each quantity and each discount its own price, in any order', () => {
  const pricing = [standard('80.00', 1), standard('72.00', 500)];
  const asked = [
    [499, '0.00', '80.00'],
    [500, '0.00', '72.00'],
    [500, '10.00', '64.80'],
    [499, '10.00', '72.00'],
    [499, '0.00', '80.00'],
  ] as const;
  expect(
    asked.map(([quantity, discount]) => pricedOnly(choosePrice(pricing, 100, quantity, discount))?.webPrice),
  ).toEqual(asked.map(([, , price]) => price));
});
