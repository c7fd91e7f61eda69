import { expect, test } from 'vitest';
import { internalTarget } from './internal-target.ts';

const origin = 'https://portal.example';

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
