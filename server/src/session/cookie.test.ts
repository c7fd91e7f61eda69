import { expect, test } from 'vitest';
import { bindCookie, bindCookiesIn } from './cookie.ts';

test('the partner cookie is out of reach of scripts, and tied to the host over https', () => {
  expect(bindCookie('abc', true, 60)).toBe(
    '__Host-bearer-bind=abc; Path=/; HttpOnly; SameSite=Strict; Max-Age=60; Secure',
  );
  expect(bindCookie('abc', false, 60)).not.toContain('Secure');
});

test('only the cookie of its own name is read', () => {
  expect(bindCookiesIn('bearer=x; bearer-bind=a=b;bearer-bind=c; y', false)).toEqual(['a=b', 'c']);
  expect(bindCookiesIn('bearer-bind=a', true)).toEqual([]);
  expect(bindCookiesIn(undefined, false)).toEqual([]);
});
