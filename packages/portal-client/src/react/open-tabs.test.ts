import { beforeEach, expect, test, vi } from 'vitest';
import { createOpenTabs } from './open-tabs.ts';

const jar = new Map<string, string>();
beforeEach(() => {
  jar.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => jar.get(key) ?? null,
    setItem: (key: string, value: string) => void jar.set(key, value),
  });
});
const ids = ['account', 'quick_quote', 'tabs'];

test('CART-01 open tabs are restored in the same browser, after the fixed three', () => {
  const saved: (readonly string[])[] = [];
  const tabs = createOpenTabs('u', (open) => saved.push(open));
  tabs.restore([]);
  tabs.open('KES014-000001');
  tabs.open('KES014-000002');
  tabs.open('KES014-000001');
  tabs.close('account');
  expect(createOpenTabs('u', () => {}).get()).toEqual([...ids, 'KES014-000001', 'KES014-000002']);
  expect(saved).toEqual([['KES014-000001'], ['KES014-000001', 'KES014-000002']]);
});

test("CART-01 in another browser the server's tabs are opened, and tabs opened in the meantime stay", () => {
  const tabs = createOpenTabs('u', () => {});
  tabs.restore(['KES014-000009']);
  expect(tabs.get()).toEqual([...ids, 'KES014-000009']);
  tabs.restore([]);
  expect(tabs.get()).toEqual([...ids, 'KES014-000009']);
});

test("CART-01 this browser's stored tabs take precedence over the server's", () => {
  const earlier = createOpenTabs('u', () => {});
  earlier.restore([]);
  earlier.open('KES014-000001');
  const tabs = createOpenTabs('u', () => {});
  tabs.restore(['KES014-000009']);
  expect(tabs.get()).toEqual([...ids, 'KES014-000001']);
});

test('CART-01 order tabs keep their order, here and on the server, after the fixed three', () => {
  const saved: (readonly string[])[] = [];
  const tabs = createOpenTabs('u', (open) => saved.push(open));
  tabs.restore([]);
  for (const id of ['KES014-000001', 'KES014-000002', 'KES014-000003']) tabs.open(id);
  tabs.move('KES014-000003', 0);
  expect(tabs.get()).toEqual([...ids, 'KES014-000003', 'KES014-000001', 'KES014-000002']);
  tabs.move('KES014-000003', 9);
  tabs.move('tabs', 2);
  expect(createOpenTabs('u', () => {}).get()).toEqual([...ids, 'KES014-000001', 'KES014-000002', 'KES014-000003']);
  expect(saved.at(-1)).toEqual(['KES014-000001', 'KES014-000002', 'KES014-000003']);
});

test('CART-01 opening an order by its address before the server has responded loses no tabs', () => {
  const saved: (readonly string[])[] = [];
  const tabs = createOpenTabs('u', (open) => saved.push(open));
  tabs.open('KES014-000009');
  expect([tabs.known(), saved, jar.size]).toEqual([false, [], 0]);
  tabs.restore(['KES014-000001', 'KES014-000002']);
  expect(tabs.known()).toBe(true);
  expect(saved).toEqual([['KES014-000001', 'KES014-000002', 'KES014-000009']]);
  expect(createOpenTabs('u', () => {}).get()).toEqual([...ids, 'KES014-000001', 'KES014-000002', 'KES014-000009']);
});

test('CART-01 damaged storage is ignored', () => {
  jar.set('portal.tabs.u', '{"a":1}');
  expect(createOpenTabs('u', () => {}).get()).toEqual(ids);
});

test('CART-01 clearing the tabs keeps the fixed three, here and on the server', () => {
  const saved: (readonly string[])[] = [];
  const tabs = createOpenTabs('u', (open) => saved.push(open));
  tabs.restore(['KES014-000001', 'KES014-000002']);
  tabs.clear();
  tabs.clear();
  expect(tabs.get()).toEqual(ids);
  expect(saved).toEqual([[]]);
  expect(createOpenTabs('u', () => {}).get()).toEqual(ids);
});
