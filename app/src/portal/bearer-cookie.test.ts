import { expect, test } from 'vitest';
import { createBearerCookie } from './bearer-cookie.ts';

/** A page that keeps cookies as a browser does: one set at a time, read all at once. */
function page(secure = true) {
  const jar = new Map<string, string>();
  const set: string[] = [];
  return {
    set,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      set.push(text);
      const [pair = ''] = text.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/Max-Age=0/.test(text)) jar.delete(name);
      else if (secure || !/Secure/.test(text)) jar.set(name, value);
    },
  };
}

test('SESS-01 the bearer is read from, written to and cleared from the cookie of that name', () => {
  const own = page();
  const cookie = createBearerCookie(own, true);
  expect(cookie.read()).toBeNull();
  cookie.write('a b+c', 90_500);
  expect(own.set[0]).toBe('bearer=a%20b%2Bc; Max-Age=90; Path=/; SameSite=Lax; Secure');
  expect(cookie.read()).toBe('a b+c');
  cookie.clear();
  expect(cookie.read()).toBeNull();
});

test('SESS-01 a cookie of another name is none', () => {
  const own = page();
  own.cookie = 'xbearer=1; Path=/';
  expect(createBearerCookie(own, false).read()).toBeNull();
});
