import { expect, test, vi } from 'vitest';
import { createMemoryStore } from '../store/memory-store.ts';
import { createTypedText } from './typed-text.ts';

const cart = 'K-000001';
const pages = (page: string, ...others: readonly string[]) => ({ page, all: async () => new Set([page, ...others]) });
const textsOf = (left: readonly { readonly field: string; readonly text: string }[]) =>
  left.map(({ field, text }) => [field, text]);

test('CART-22 text that a page left without entering it is offered by the next page, once', async () => {
  const store = createMemoryStore('pat');
  const crashed = createTypedText(cart, store, pages('p1'));
  crashed.save('entry', 'HXB\t1');
  crashed.save('entry', 'HXB\t12');
  crashed.save('quantity 01', '700');

  const next = createTypedText(cart, store, pages('p2'));
  const changed = vi.fn();
  next.subscribe(changed);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce(), { timeout: 30_000 });
  expect(textsOf(next.getLeft())).toEqual([
    ['entry', 'HXB\t12'],
    ['quantity 01', '700'],
  ]);
  next.settleLeft();
  expect(next.getLeft()).toEqual([]);
  expect(await store.typing(cart)).toEqual([]);
});

test('CART-22 entered and emptied text is not offered', async () => {
  const store = createMemoryStore('pat');
  const typed = createTypedText(cart, store, pages('p1'));
  typed.save('entry', 'HXB');
  typed.save('entry', ' ');
  typed.save('quantity 01', '700');
  typed.save('quantity 01', '');
  await vi.waitFor(async () => expect(await store.typing(cart)).toEqual([]), { timeout: 30_000 });
});

test('CART-22 text that is being typed in another open tab is not offered', async () => {
  const store = createMemoryStore('pat');
  createTypedText(cart, store, pages('p1')).save('entry', 'HXB');
  createTypedText(cart, store, pages('gone')).save('note 01', 'urgent');
  const here = createTypedText(cart, store, pages('p2', 'p1'));
  await vi.waitFor(() => expect(textsOf(here.getLeft())).toEqual([['note 01', 'urgent']]), { timeout: 30_000 });
  here.settleLeft();
  expect((await store.typing(cart)).map(({ page }) => page)).toEqual(['p1']);
});

test('CART-22 a browser that does not store goes on without', () => {
  const refuses = async () => {
    throw new Error('QuotaExceededError');
  };
  const store = { ...createMemoryStore('pat'), storeTyping: refuses, typing: refuses };
  const typed = createTypedText(cart, store, pages('p1'));
  typed.save('entry', 'HXB');
  expect(typed.getLeft()).toEqual([]);
});
