import { expect, test } from 'vitest';
import { pathOf, RouteError } from './named-routes.ts';

test('NAV-09 a route name gives its path with parameters', () => {
  expect(pathOf('home')).toBe('/home');
  expect(pathOf('NotAuthorised')).toBe('/not_authorised');
  expect(pathOf('LegacyEdge')).toBe('/legacy-edge');
  expect(pathOf('part', { part: 'HXB/16' })).toBe('/part/HXB%2F16');
  expect(pathOf('orders')).toBe('/orders');
  expect(pathOf('orders', { tab: 'tabs' })).toBe('/orders/tabs');
  expect(pathOf('search', { needle: '../login' })).toBe('/search/..%2Flogin');
});

test.each(['', 'Home', 'nowhere', 'constructor', '__proto__', 'toString', '//elsewhere.example'])(
  'NAV-17 %j is no route',
  (name) => {
    expect(() => pathOf(name)).toThrow(RouteError);
  },
);

test('NAV-17 a missing or empty required parameter is an error', () => {
  expect(() => pathOf('part')).toThrow('The route part needs part');
  expect(() => pathOf('part', { part: '' })).toThrow(RouteError);
  expect(() => pathOf('part', { needle: 'x' })).toThrow(RouteError);
});
