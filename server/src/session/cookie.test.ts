import { expect, test } from 'vitest';
import { bindCookie, bindCookiesIn } from './cookie.ts';

test('the binding cookie is HttpOnly, and over https also Secure and tied to the host', () => {
  expect(bindCookie('abc', true, 60)).toBe(
    '__Host-bearer-bind=abc; Path=/; HttpOnly; SameSite=Strict; Max-Age=60; Secure',
  );
  expect(bindCookie('abc', false, 60)).not.toContain('Secure');
});

test('reads only cookies with the expected name', () => {
  expect(bindCookiesIn('bearer=x; bearer-bind=a=b;bearer-bind=c; y', false)).toEqual(['a=b', 'c']);
  expect(bindCookiesIn('bearer-bind=a', true)).toEqual([]);
  expect(bindCookiesIn(undefined, false)).toEqual([]);
});
