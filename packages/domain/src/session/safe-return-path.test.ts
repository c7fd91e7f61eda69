import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultReturnPath, loginPath, safeReturnPath } from './index.ts';

const origin = 'https://portal.example.com';

test.each([
  '/orders',
  '/orders/KES014-204817/options?a=1&b=//x#line-3',
  '/search/M16%20x%2080',
  '/part/A%2FB',
  '/redirect/x?next=https://other.example',
  '/',
])('NAV-15 %s is returned to', (path) => {
  expect(safeReturnPath(path, origin)).toBe(path);
});

test.each([
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%2525252525252Fevil.example',
  '/%09/evil.example',
  '/%00',
  '/./\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  '/orders/%2e%2e/%2e%2e//evil.example',
  '/x/../%2Fevil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'https://evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'https://portal.example.com@evil.example/',
  'https://portal.example.com.evil.example/',
  '@evil.example',
  'evil.example',
  'orders',
  '?returnUrl=/orders',
  '#x',
  '/%',
  '/%zz',
  '/%c0%af',
  '',
  `/${'a'.repeat(3000)}`,
])('NAV-15 %j leads to the fallback', (url) => {
  expect(safeReturnPath(url, origin)).toBe(defaultReturnPath);
  expect(safeReturnPath(url, origin, '/orders')).toBe('/orders');
});

test('NAV-15 signing in never leads back to signing in or out', () => {
  for (const path of ['/login', '/LOGIN?returnUrl=/login', '/logout', '/out', '/login-classic/', '/x/../logout'])
    expect(safeReturnPath(path, origin)).toBe(defaultReturnPath);
  expect(safeReturnPath('/logouts', origin)).toBe('/logouts');
});

test('NAV-15 a missing path, an odd origin, or no origin at all is harmless', () => {
  expect([safeReturnPath(null, origin), safeReturnPath(undefined, origin)]).toEqual(Array(2).fill(defaultReturnPath));
  expect(safeReturnPath('/orders', 'not an origin')).toBe(defaultReturnPath);
  expect([safeReturnPath('/orders'), safeReturnPath('//evil.example')]).toEqual(['/orders', defaultReturnPath]);
});

test('NAV-15 for any input, a browser that follows the result stays on the origin', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    '%25',
    '\t',
    '\n',
    ' ',
    ':',
    '@',
    '//',
    'evil.example',
    'https:',
    'javascript:',
    'orders',
    '?',
    '#',
  );
  const urls = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
    fc.webUrl(),
    fc.string(),
  );
  fc.assert(
    fc.property(urls, (url) => {
      const path = safeReturnPath(url, origin);
      const target = new URL(path, `${origin}/login`);
      expect(target.origin).toBe(origin);
      expect(path.startsWith('/')).toBe(true);
      // Stable when applied repeatedly.
      expect(safeReturnPath(path, origin)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});

test('NAV-15 the login address keeps the whole path and returns to it', () => {
  const path = '/orders/A-000001/x?a=1&b=2#c';
  const login = new URL(loginPath(path), origin);
  expect(login.pathname).toBe('/login');
  expect(safeReturnPath(login.searchParams.get('returnUrl'), origin)).toBe(path);
});
