import { expect, test } from 'vitest';
import { documentTitle, metaOf } from './meta.ts';

test('NAV-13 the deepest route that says something of itself names the page', () => {
  const matches = [
    { handle: undefined },
    { handle: { title: 'Orders' } },
    { handle: { title: 'Order' } },
    { handle: {} },
  ];
  expect(metaOf(matches)).toEqual({ title: 'Order' });
  expect(documentTitle(metaOf(matches))).toBe('Order · Tradeparts');
});

test('NAV-13 a page without metadata has the name of the supplier', () => {
  expect(documentTitle(metaOf([{ handle: null }]))).toBe('Tradeparts');
});
