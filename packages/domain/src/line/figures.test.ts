import { expect, test } from 'vitest';
import type { Pricing } from '../price/types.ts';
import { lineFigures } from './figures.ts';
import { contextOf, lineOf } from './line.fixture.ts';

const entry = (price: string, quantity_break: number): Pricing => ({
  price_type: 'standard',
  price,
  quantity_break,
  poa: false,
});
const pricing = [entry('80.00', 1), entry('70.00', 200)];

test('LINE-09 price and next break follow the quantity being typed, the state follows the ordered quantity', () => {
  const line = lineOf({ pricing });
  expect(lineFigures(line, contextOf())).toMatchObject({
    line,
    status: { state: 'normal' },
    price: { webPrice: '80.00', extended: '80.0000' },
    nextBreak: { quantity: 200, webPrice: '70.00' },
  });
  expect(lineFigures(line, contextOf(), 200)).toMatchObject({
    status: { state: 'normal' },
    price: { webPrice: '70.00', extended: '140.0000' },
    nextBreak: null,
  });
});

test('LINE-02 LINE-05 no price while unknown, for a quantity of 0 and on application', () => {
  const priceOf = (changes: Parameters<typeof lineOf>[0]) => lineFigures(lineOf(changes), contextOf());
  for (const changes of [{ pricing: null }, { order_quantity: 0 }, { pricing: [{ ...entry('0.00', 1), poa: true }] }])
    expect(priceOf(changes)).toMatchObject({ price: null, nextBreak: null });
});
