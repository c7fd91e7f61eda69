import { expect, test } from 'vitest';
import { quotedPrice } from './save-as-quote.ts';

const line = { stock_code: 'BOLT', order_quantity: 100, webPrice: '12.30', price_per: 100 };

test('QQ-03 a quote holds the price of each line that has a price and a quantity', () => {
  expect(quotedPrice(line)).toEqual([{ stock_code: 'BOLT', quantity: 100, price: '12.30', price_per: 100 }]);
  expect(quotedPrice({ ...line, price_per: null })).toMatchObject([{ price_per: 1 }]);
  expect(quotedPrice({ ...line, webPrice: null })).toEqual([]);
  expect(quotedPrice({ ...line, order_quantity: 0 })).toEqual([]);
});
