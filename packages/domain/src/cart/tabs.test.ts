import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyCart } from './cart.fixture.ts';
import { idsPerSeries, nextCartId, parseCartId, prettyName } from './ids.ts';
import { emptyPreloadQueue, endPreload, queuePreload, startPreload } from './preload-queue.ts';
import {
  clearTabs,
  closeTab,
  firstTabs,
  fixedTabs,
  isFixedTab,
  moveTab,
  openCartsOf,
  openTab,
  tabAfterClosing,
  tabsOf,
} from './tabs.ts';

test('CART-01 the fixed first tabs are Account, Quick Quote and Orders; clearing keeps them', () => {
  expect(fixedTabs.map(({ key, label }) => [key, label])).toEqual([
    ['account', 'Account'],
    ['quick_quote', 'Quick Quote'],
    ['tabs', 'Orders'],
  ]);
  expect(clearTabs(openTab(firstTabs, 'A-000001'))).toEqual(firstTabs);
});

test('CART-01 open tabs are restored in order without duplicates', () => {
  const tabs = tabsOf(['A-000002', 'A-000001', 'A-000002', 'account']);
  expect(tabs).toEqual([...firstTabs, 'A-000002', 'A-000001']);
  expect(tabsOf(openCartsOf(tabs))).toEqual(tabs);
});

test('CART-01 tabs open at the end, close, and move only after the three fixed tabs', () => {
  const tabs = ['A-000001', 'A-000002', 'A-000003'].reduce(openTab, firstTabs);
  expect(openTab(tabs, 'A-000001')).toBe(tabs);
  expect(closeTab(tabs, 'account')).toBe(tabs);
  expect(openCartsOf(closeTab(tabs, 'A-000002'))).toEqual(['A-000001', 'A-000003']);
  expect(openCartsOf(moveTab(tabs, 'A-000003', 0))).toEqual(['A-000003', 'A-000001', 'A-000002']);
  expect(openCartsOf(moveTab(tabs, 'A-000001', 99))).toEqual(['A-000002', 'A-000003', 'A-000001']);
  expect(tabAfterClosing(tabs, 'A-000002')).toBe('A-000003');
  expect(tabAfterClosing(tabs, 'A-000003')).toBe('A-000002');
});

test('CART-01 opening, closing and moving never lose or duplicate a tab or change the fixed three', () => {
  const ids = fc.constantFrom('account', 'tabs', 'A-1', 'A-2', 'A-3', 'A-4');
  const steps = fc.array(fc.tuple(fc.constantFrom('open', 'close', 'move'), ids, fc.integer({ min: -2, max: 9 })));
  fc.assert(
    fc.property(steps, (all) => {
      let tabs = firstTabs;
      for (const [what, id, to] of all) {
        const before = new Set(tabs);
        if (what === 'open' && !isFixedTab(id)) tabs = openTab(tabs, id);
        if (what === 'close') tabs = closeTab(tabs, id);
        if (what === 'move') {
          tabs = moveTab(tabs, id, to);
          expect(new Set(tabs)).toEqual(before);
        }
        expect(tabs.slice(0, 3)).toEqual(firstTabs);
        expect(new Set(tabs).size).toBe(tabs.length);
      }
    }),
  );
});

test('CART-02 a cart id is a code, a dash and six digits; after 999999 a new series starts', () => {
  expect(nextCartId('KES014', 204_817)).toBe('KES014-204817');
  expect(nextCartId('KES014', 1)).toBe('KES014-000001');
  expect(nextCartId('KES014', idsPerSeries)).toBe('KES014-999999');
  expect(nextCartId('KES014', idsPerSeries + 1)).toBe('KES014.2-000001');
  expect(nextCartId('KES014', 2 * idsPerSeries + 7)).toBe('KES014.3-000007');
  expect(parseCartId('KES014.2-000001')).toEqual({ code: 'KES014.2', number: 1 });
  for (const text of ['KES014-1', 'KES014', '-000001', 'KES014-0000001', 'kes014-000001', 'A-000001\n', '../A-000001'])
    expect(parseCartId(text)).toBeNull();
  for (const count of [0, -1, 1.5, Number.NaN]) expect(() => nextCartId('KES014', count)).toThrow(RangeError);
});

test('CART-02 every count has a unique id, and every id can be parsed', () => {
  const counts = fc.integer({ min: 1, max: 5 * idsPerSeries });
  fc.assert(
    fc.property(counts, counts, (a, b) => {
      expect(nextCartId('KES014', a) === nextCartId('KES014', b)).toBe(a === b);
      expect(parseCartId(nextCartId('KES014', a))).not.toBeNull();
    }),
  );
});

test('CART-02 the pretty name is the customer reference, else the part after the last dash', () => {
  expect(prettyName(emptyCart())).toBe('204817');
  expect(prettyName({ ...emptyCart(), customer_reference: 'Shed 4' })).toBe('Shed 4');
  expect(prettyName({ ...emptyCart(), customer_reference: '  ', orderNum: 'A-B-000009' })).toBe('000009');
});

test('CART-12 carts are preloaded from the end of the queue, one at a time', () => {
  let queue = startPreload(queuePreload(emptyPreloadQueue, ['A', 'B', 'C']));
  expect(queue).toEqual({ waiting: ['A', 'B'], loading: 'C' });
  expect(startPreload(queue)).toBe(queue);
  queue = queuePreload(queue, ['A', 'C', 'D']);
  expect(queue).toEqual({ waiting: ['B', 'A', 'D'], loading: 'C' });
  queue = startPreload(endPreload(queue, 'C'));
  expect(queue.loading).toBe('D');
  expect(endPreload(queue, 'A')).toBe(queue);
  expect(startPreload(emptyPreloadQueue)).toBe(emptyPreloadQueue);
});
