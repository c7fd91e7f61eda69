import { expect, test } from 'vitest';
import { listedTarget } from './listed-target.ts';

const saying = (content: string | null) =>
  ({ querySelector: () => (content === null ? null : { content }) }) as unknown as Document;

test('NAV-19 a page leads to the server’s target if that matches its address', () => {
  const pay = saying('https://pay.example/a?b=1');
  expect(listedTarget('https://pay.example/a?b=1', '', pay)?.host).toBe('pay.example');
  expect(listedTarget('https://pay.example/a', '?b=1', pay)?.href).toBe('https://pay.example/a?b=1');
  expect(listedTarget('https://pay.example/a?b=1', '?from=mail', pay)?.host).toBe('pay.example');
  // Navigating within the app changes the address without reloading the page.
  expect(listedTarget('https://elsewhere.example/', '', pay)).toBeNull();
  expect(listedTarget('https://pay.example/a', '', pay)).toBeNull();
  expect(listedTarget('https://pay.example/a?b=1', '', saying(null))).toBeNull();
  expect(listedTarget('javascript:alert(1)', '', saying('javascript:alert(1)'))).toBeNull();
  expect(listedTarget('not an address', '', pay)).toBeNull();
});
