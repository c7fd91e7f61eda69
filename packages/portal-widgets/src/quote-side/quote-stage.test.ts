import { expect, test } from 'vitest';
import { type QuotableLine as Line, quoteStage } from './quote-stage.ts';

const prices = [
  { stock_code: 'A', quantity: 100, price: '1.00', price_per: 1 },
  { stock_code: 'B', quantity: 50, price: '2.00', price_per: 1 },
];
const quote = { saved: '2026-11-01T00:00:00Z', expiry: '2026-12-01', prices };
const lines = (...rows: readonly [string, number][]) =>
  rows.map(
    ([stock_code, order_quantity]) =>
      ({ line: { stock_code, order_quantity }, price: null, priceState: 'loading' }) as Line,
  );
const same = lines(['B', 50], ['A', 100]);
const on = (day: string) => new Date(`${day}T23:59:59Z`);

test('QQ-03 a quote is valid through its last day and expired on the next', () => {
  expect(quoteStage({ tabtype: 'quote', quote }, same, on('2026-12-01'))).toMatchObject({ expired: false });
  expect(quoteStage({ tabtype: 'quote', quote }, same, on('2026-12-02'))).toMatchObject({ expired: true });
});

test('QQ-03 a quote whose lines differ from the saved ones says so, regardless of line order', () => {
  const changed = (given: readonly Line[]) => quoteStage({ tabtype: 'quote', quote }, given, on('2026-11-02'));
  expect(changed(same)).toMatchObject({ stage: 'quote', changed: false });
  expect(changed([...same, { ...lines(['C', 5])[0], priceState: 'failed' } as Line])).toMatchObject({ changed: false });
  expect(changed(lines(['A', 100]))).toMatchObject({ changed: true });
  expect(changed(lines(['A', 100], ['B', 60]))).toMatchObject({ changed: true });
});

test('QQ-03 a quick quote makes no promise about prices', () => {
  expect(quoteStage({ tabtype: 'qq', quote: null }, same, on('2026-11-02'))).toEqual({ stage: 'quick' });
});
