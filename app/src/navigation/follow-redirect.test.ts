import { expect, test, vi } from 'vitest';
import { followRedirect } from './follow-redirect.ts';

function followed(target: string) {
  const inside = vi.fn();
  const leave = vi.fn();
  followRedirect(target, { origin: 'https://portal.example', inside, leave });
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
