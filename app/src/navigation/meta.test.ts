import { expect, test } from 'vitest';
import { documentTitle, metaOf } from './meta.ts';

test('NAV-13 the deepest route with metadata names the page', () => {
  const matches = [
    { handle: undefined },
    { handle: { title: 'Orders' } },
    { handle: { title: 'Order' } },
    { handle: {} },
  ];
  expect(metaOf(matches)).toEqual({ title: 'Order' });
  expect(documentTitle(metaOf(matches))).toBe('Order · Tradeparts');
});

test('NAV-13 a page without metadata is titled with the supplier’s name', () => {
  expect(documentTitle(metaOf([{ handle: null }]))).toBe('Tradeparts');
});
