import { expect, test, vi } from 'vitest';
import { followRedirect, internalTarget } from './follow-redirect.ts';

const origin = 'https://portal.example';

function followed(target: string) {
  const inside = vi.fn();
  const leave = vi.fn();
  followRedirect(target, { origin, inside, leave });
  return { inside: inside.mock.calls.flat(), leave: leave.mock.calls.flat() };
}

test.each([
  ['/orders/tabs?a=1', '/orders/tabs?a=1'],
  ['https://portal.example/home', '/home'],
])('NAV-19 CALL-06 %s opens within the app', (target, path) => {
  expect(followed(target)).toEqual({ inside: [path], leave: [] });
});

test('NAV-19 an external address goes to the server, which has the allow-list', () => {
  expect(followed('https://pay.example/a?b=1')).toEqual({
    inside: [],
    leave: ['/redirect/https%3A%2F%2Fpay.example%2Fa%3Fb%3D1'],
  });
});

test.each(['//pay.example', 'javascript:alert(1)', 'http://pay.example', 'data:text/html,x', '/\\pay.example', ''])(
  'NAV-19 %j is not followed',
  (target) => {
    expect(followed(target)).toEqual({ inside: [], leave: [] });
  },
);

test('CALL-06 an internal redirect is given as a path or a full address', () => {
  expect(internalTarget('/orders/tabs?a=1', origin)).toBe('/orders/tabs?a=1');
  expect(internalTarget('https://portal.example/orders', origin)).toBe('/orders');
});

test.each([
  'https://elsewhere.example/x',
  '//elsewhere.example',
  'javascript:alert(1)',
  'https://portal.example.evil/x',
])('CALL-06 %s is not followed', (target) => {
  expect(internalTarget(target, origin)).toBeNull();
});
