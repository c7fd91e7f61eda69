import 'fake-indexeddb/auto';
import type { Operation } from '@portal/domain/cart';
import { openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { openPortalStore, storageWorks } from './open-store.ts';
import { retention } from './schema.ts';
import type { PortalStore, StoredCart } from './types.ts';

let names = 0;
const freshName = (): string => {
  names += 1;
  return `store-${names}`;
};
const operation = (id: string): Operation => ({
  id,
  kind: 'line.add',
  payload: { line_id: id, stock_code: 'A1', quantity: 5 },
  at: '2026-01-01T00:00:00.000Z',
  by: 'pat',
});
const cart = (revision: number): StoredCart => ({ orderNum: 'K-000001', revision, head: '{}', lines: ['{}'] });
const ids = async (store: PortalStore, cart?: string): Promise<string[]> =>
  (await store.operations(cart)).map((kept) => kept.id);

describe.each([
  ['IndexedDB', async (user: string, name: string) => (await openPortalStore({ user, name })).store],
  ['memory', async (user: string) => createMemoryStore(user)],
])('CART-22 the store in %s', (_, open) => {
  test('CART-22 stores operations in order of creation, by cart, with their batch and refusal', async () => {
    const store = await open('pat', freshName());
    await store.addOperations('K-000001', [operation('02'), operation('01')], 3, 1000);
    await store.addOperations('K-000002', [operation('03')], 0, 1001);
    await store.addOperations('K-000001', [operation('04')], 3, 1002);
    expect(await ids(store, 'K-000001')).toEqual(['02', '01', '04']);
    expect(await ids(store)).toEqual(['02', '01', '03', '04']);
    await store.setBatch(['02', '01'], { key: 'B', revision: 3 });
    await store.setRefusal(['04'], { reason: 'locked', message: 'No.', at: 'now' });
    await store.removeOperations(['01']);
    const kept = await store.operations('K-000001');
    expect(kept.map((each) => [each.id, each.batch?.key ?? null, each.refusal?.reason ?? null])).toEqual([
      ['02', 'B', null],
      ['04', null, 'locked'],
    ]);
  });
  test('CART-22 the same operation is never stored twice', async () => {
    const store = await open('pat', freshName());
    await store.addOperations('K-000001', [operation('01')], 0, 1);
    await expect(store.addOperations('K-000001', [operation('01')], 0, 2)).rejects.toThrow();
    expect(await ids(store)).toEqual(['01']);
  });
  test('CART-22 an older snapshot of a cart never replaces a newer one', async () => {
    const store = await open('pat', freshName());
    await store.storeCart(cart(5));
    await store.storeCart(cart(4));
    expect((await store.cart('K-000001'))?.revision).toBe(5);
    await store.forgetCart('K-000001');
    expect(await store.cart('K-000001')).toBeNull();
  });
  test('CART-22 stores typed text by cart, page and field until it is forgotten', async () => {
    const store = await open('pat', freshName());
    const typing = { cart: 'K-000001', page: 'p1', field: 'entry', text: 'HXB' };
    await store.storeTyping(typing);
    await store.storeTyping({ ...typing, text: 'HXB-1' });
    await store.storeTyping({ ...typing, page: 'p2' });
    await store.storeTyping({ ...typing, cart: 'K-000002' });
    expect((await store.typing('K-000001')).map(({ page, text }) => [page, text])).toEqual([
      ['p1', 'HXB-1'],
      ['p2', 'HXB'],
    ]);
    await store.forgetTyping('K-000001', 'p1', 'entry');
    expect((await store.typing('K-000001')).map(({ page }) => page)).toEqual(['p2']);
  });
});

describe('CART-22 the database', () => {
  test('CART-22 survives being closed, and keeps users separate', async () => {
    const name = freshName();
    const pat = (await openPortalStore({ user: 'pat', name })).store;
    await pat.addOperations('K-000001', [operation('01')], 0, 1);
    await pat.storeUndo('K-000001', { undo: [1] });
    pat.close();
    const again = (await openPortalStore({ user: 'pat', name })).store;
    expect(await ids(again)).toEqual(['01']);
    expect(await again.undo('K-000001')).toEqual({ undo: [1] });
    const sam = (await openPortalStore({ user: 'sam', name })).store;
    expect(await ids(sam)).toEqual([]);
    expect(await sam.undo('K-000001')).toBeNull();
  });
  test('CART-22 deletes carts older than 14 days, but never an operation', async () => {
    const { store } = await openPortalStore({ user: 'pat', name: freshName() });
    await store.storeCart(cart(1));
    await store.storeTyping({ cart: 'K-000001', page: 'p1', field: 'entry', text: 'HXB' });
    await store.addOperations('K-000001', [operation('01')], 0, 1);
    expect(await store.sweep(Date.now() + retention - 60_000)).toBe(0);
    expect(await store.sweep(Date.now() + retention + 60_000)).toBe(1);
    expect(await store.cart('K-000001')).toBeNull();
    expect(await store.typing('K-000001')).toEqual([]);
    expect(await ids(store)).toEqual(['01']);
  });
  test('CART-22 a store of the first version keeps its operations; carts that were stored as objects are loaded again', async () => {
    const name = freshName();
    const first = await openDB(name, 1, {
      upgrade(db) {
        const operations = db.createObjectStore('operations', { keyPath: 'seq', autoIncrement: true });
        operations.createIndex('by_id', ['user', 'id'], { unique: true });
        operations.createIndex('by_cart', ['user', 'cart']);
        operations.createIndex('by_user', 'user');
        for (const each of ['carts', 'undo']) db.createObjectStore(each, { keyPath: ['user', 'cart'] });
        db.createObjectStore('activities', { keyPath: 'id' }).createIndex('by_user', 'user');
        for (const each of ['stocklist', 'meta']) db.createObjectStore(each);
      },
    });
    await first.put('carts', { user: 'pat', cart: 'K-000001', kept_at: Date.now(), reply: { revision: 9 } });
    await first.add('operations', { user: 'pat', cart: 'K-000001', id: '01', operation: operation('01') });
    first.close();
    const { store } = await openPortalStore({ user: 'pat', name });
    expect(await ids(store)).toEqual(['01']);
    expect(await store.cart('K-000001')).toBeNull();
    await store.storeCart(cart(1));
    expect(await store.cart('K-000001')).toEqual(cart(1));
  });
  test('CART-22 an older build never writes to the store of a newer one', async () => {
    const name = freshName();
    (await openDB(name, 99)).close();
    const opened = await openPortalStore({ user: 'pat', name });
    expect(opened.problem).toBe('newer');
    expect(opened.store.durable).toBe(false);
  });
  test('CART-22 a newer build takes over the store while an older page is open', async () => {
    const name = freshName();
    const onOutdated = vi.fn();
    const { store } = await openPortalStore({ user: 'pat', name, onOutdated });
    const newer = await openDB(name, 99);
    expect(onOutdated).toHaveBeenCalledOnce();
    await expect(store.addOperations('K-000001', [operation('01')], 0, 1)).rejects.toThrow();
    newer.close();
  });
  test('CART-22 detects within a second that the browser refuses to store', async () => {
    expect(await storageWorks(freshName())).toBe(true);
    const refuse = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await storageWorks()).toBe(false);
    expect((await openPortalStore({ user: 'pat' })).problem).toBe('refused');
    refuse.mockRestore();
  });
});
