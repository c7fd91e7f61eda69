import { listToCsv } from '@portal/domain/csv';
import { expect, test } from 'vitest';
import type { CartLine } from '../cart/types.ts';
import { listOf } from './save-order.ts';

const line = (given: object, price: object | null) =>
  ({
    line: {
      order_quantity: 300,
      line_reference: 'J-12',
      price_per: 100,
      customer_stock_code: '',
      poa: false,
      ...given,
    },
    description: 'Hex bolt',
    price,
    removed: false,
  }) as CartLine;

test('IMP-05 LINE-05 a CSV file of an order has own codes, prices and amounts as on screen', () => {
  const views = new Map([
    ['a', line({ stock_code: 'HXB-1', customer_stock_code: 'KF-7' }, { webPrice: '41.2049', extended: '123.6147' })],
    ['b', line({ stock_code: 'UBT-1' }, null)],
    ['d', line({ stock_code: 'POA-1', order_quantity: 0, last_order_quantity: 4, poa: true }, null)],
    ['c', { ...line({ stock_code: 'GONE' }, null), removed: true }],
  ]);
  const document = { getLineIds: () => [...views.keys()], getLine: (id: string) => views.get(id) ?? null };
  expect(listToCsv(listOf(document)).replace('\ufeff', '').split('\r\n')).toEqual([
    'Stock code,Your code,Description,Quantity,Price,Price per,Total,Reference',
    'HXB-1,KF-7,Hex bolt,300,41.20,100,123.61,J-12',
    'UBT-1,,Hex bolt,300,,,,J-12',
    'POA-1,,Hex bolt,4,On application,,,J-12',
    '',
  ]);
});
