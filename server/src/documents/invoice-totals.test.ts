import { expect, test } from 'vitest';
import { invoiceTotals } from './invoice-totals.ts';

test('HIST-04 an invoice adds goods, other charges, and GST on both', () => {
  const order_lines = [{ amount: '10.05' }, { amount: '0.10' }];
  expect(invoiceTotals({ total: '10.15', order_lines })).toEqual({
    goods: '10.15',
    other: null,
    gst: '1.02',
    total: '11.17',
  });
  expect(invoiceTotals({ total: '25.15', order_lines })).toEqual({
    goods: '10.15',
    other: '15.00',
    gst: '2.52',
    total: '27.67',
  });
  expect(invoiceTotals({ total: '0.00', order_lines: [] })).toEqual({
    goods: '0.00',
    other: null,
    gst: '0.00',
    total: '0.00',
  });
});
