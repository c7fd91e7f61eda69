import { expect, test } from 'vitest';
import { erpAddress, erpLinksFor } from './erp-link.ts';

const part = { stock_code: 'HXB 1/2"', customer_stock_code: 'KF&1' };

test('PART-03 the ERP link is built from its template, encoded if the template asks for it', () => {
  const template = 'https://erp.example.com/stock/{product}?c={customer_stock_code}';
  expect(erpAddress({ name: '', template, encode: true }, part)).toBe(
    'https://erp.example.com/stock/HXB%201%2F2%22?c=KF%261',
  );
  expect(erpAddress({ name: '', template, encode: false }, part)).toBe('https://erp.example.com/stock/HXB 1/2"?c=KF&1');
});

test('PART-03 it is omitted without a required customer code, and if it is not a web address', () => {
  const links = [
    { name: 'Open part in Pronto', template: 'https://erp.example.com/{product}', encode: true },
    { name: 'Customer part in Pronto', template: 'https://erp.example.com/{customer_stock_code}', encode: true },
    { name: 'Script', template: 'javascript:alert({product})', encode: false },
  ];
  expect(erpLinksFor(links, { stock_code: 'A', customer_stock_code: '' })).toEqual([
    { name: 'Open part in Pronto', href: 'https://erp.example.com/A' },
  ]);
  expect(erpLinksFor(links, { stock_code: 'A', customer_stock_code: '$&' }).map(({ href }) => href)).toEqual([
    'https://erp.example.com/A',
    'https://erp.example.com/%24%26',
  ]);
});
