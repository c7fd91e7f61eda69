import { expect, test } from 'vitest';
import { readPageData, replyOnPage } from './page-data.ts';

/** A page whose elements are found in document order. */
function pageOf(...elements: readonly { readonly selectors: readonly string[]; readonly textContent: string }[]) {
  const querySelector = (selector: string): Element | null => {
    const found = elements.find(({ selectors }) => selectors.includes(selector));
    // Only its text is read.
    return found ? ({ textContent: found.textContent } as Element) : null;
  };
  return { querySelector };
}
const script = (textContent: string) => ({ selectors: ['#page-data', 'script#page-data'], textContent });
const component = (textContent: string) => ({ selectors: ['#page-data', 'div#page-data'], textContent });

test('page data is read from its script, not from a component with the same id', () => {
  const data = { parts: 3, families: [] };
  expect(readPageData(pageOf(component('About us'), script(JSON.stringify(data))))).toEqual(data);
  expect(readPageData(pageOf(component('About us')))).toBeNull();
});

test('a page that the server did not render, or with invalid JSON, has none', () => {
  for (const page of [pageOf(), pageOf(script('')), pageOf(script('About us'))]) expect(readPageData(page)).toBeNull();
});

test('NAV-02 a reply on the page is found only by its call and request', () => {
  const reply = { cart_lines: [], resource_id_lookups: {} };
  const request = { cart_lines: [{ stock_code: 'A-1' }] };
  const page = { parts: 1, families: [], replies: [{ call: 'get-product-information' as const, request, reply }] };
  expect(replyOnPage(page, 'get-product-information', request)).toBe(reply);
  expect(replyOnPage(page, 'get-product-information', { ...request, accode: 'KES014' })).toBeUndefined();
  expect(replyOnPage(page, 'get-product-information', { cart_lines: [{ stock_code: 'A-2' }] })).toBeUndefined();
  expect(replyOnPage(null, 'get-product-information', request)).toBeUndefined();
});
