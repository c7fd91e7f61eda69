import { describe, expect, test, vi } from 'vitest';
import { add, cartId, clock, everyOnce, freshOutboxes, openTab, quantities, server } from './outbox.fixture.ts';

freshOutboxes();

describe('CART-18 refusals', () => {
  const locked = (): void => {
    server.edit(cartId, { ...add(), kind: 'cart.confirm', payload: { at: 'x', auto_submit: null } });
  };
  test('CART-18 a refused operation is stored with its reason until it is dismissed, even across a reload', async () => {
    locked();
    const tab = await openTab();
    await tab.outbox.append(cartId, [add()], 0);
    await clock.advance(250);
    const [refused] = tab.outbox.getStatus().refused;
    expect(refused).toMatchObject({ reason: 'locked', message: 'The order is confirmed. Unconfirm it to change it.' });
    expect(tab.outbox.getStatus().unsent).toBe(0);
    await tab.outbox.close();
    const again = await openTab();
    expect(again.outbox.getStatus().refused).toHaveLength(1);
    await again.outbox.dismiss([refused?.operation.id ?? '']);
    expect(again.outbox.getStatus().refused).toEqual([]);
    expect(await again.store.operations()).toEqual([]);
  });
  test('CART-18 a refused operation can be sent again when the reason no longer applies', async () => {
    locked();
    const tab = await openTab();
    await tab.outbox.append(cartId, [add(8)], 0);
    await clock.advance(250);
    server.edit(cartId, { ...add(), kind: 'cart.unconfirm', payload: {} });
    await tab.outbox.retry(tab.outbox.getStatus().refused.map(({ operation }) => operation.id));
    await clock.advance(250);
    expect(new Set(server.keys).size).toBe(2);
    expect(quantities()).toEqual([8]);
    expect(tab.outbox.getStatus()).toMatchObject({ unsent: 0, refused: [] });
  });
  test('CART-18 with a disk that only reads, a refused operation stays refused and an accepted one is sent once', async () => {
    const tab = await openTab();
    const full = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'));
    vi.spyOn(tab.store, 'setRefusal').mockImplementation(full);
    vi.spyOn(tab.store, 'removeOperations').mockImplementation(full);
    await tab.outbox.append(cartId, [add(8)], 0);
    await clock.advance(250);
    locked();
    await tab.outbox.append(cartId, [add(9)], 0);
    // Beyond the time after which the outbox reads the disk again.
    await clock.advance(60_000);
    expect(server.keys).toHaveLength(2);
    expect(quantities()).toEqual([8]);
    const { refused, unsent } = tab.outbox.getStatus();
    expect(refused).toMatchObject([{ reason: 'locked' }]);
    expect(unsent).toBe(0);
    server.edit(cartId, { ...add(), kind: 'cart.unconfirm', payload: {} });
    await tab.outbox.retry(refused.map(({ operation }) => operation.id));
    await clock.advance(60_000);
    expect(quantities()).toEqual([8, 9]);
    expect(tab.outbox.getStatus()).toMatchObject({ unsent: 0, refused: [] });
  });
  test('CART-18 a refused operation that one tab sends again is no longer refused in the others', async () => {
    locked();
    const [first, second] = [await openTab(), await openTab()];
    await first.outbox.append(cartId, [add(8)], 0);
    await clock.advance(250);
    expect(second.outbox.getStatus().refused).toHaveLength(1);
    await second.outbox.retry(second.outbox.getStatus().refused.map(({ operation }) => operation.id));
    expect(first.outbox.getStatus()).toMatchObject({ unsent: 1, refused: [] });
  });
  test('CART-18 reload_cart on a closed cart keeps the unsent operations and offers them', async () => {
    const tab = await openTab();
    await tab.outbox.append(cartId, [add(1), add(2)], 0);
    locked();
    let once = true;
    server.intercept = ({ url }) => {
      if (!once || !url.includes('save')) return undefined;
      once = false;
      return { status: 'ERROR', action: 'reload_cart', delay_reload: 100 };
    };
    await clock.advance(500);
    expect(tab.events.map((event) => event.type)).toEqual(['reloaded', 'refused']);
    expect(tab.outbox.getStatus().refused.map(({ reason }) => reason)).toEqual(['locked', 'locked']);
    expect(await tab.store.operations(cartId)).toHaveLength(2);
  });
  test('CART-18 reload_cart on an open cart applies the operations on top of it and sends them again', async () => {
    const tab = await openTab();
    await tab.outbox.append(cartId, [add(1)], 0);
    let once = true;
    server.intercept = ({ url }) => {
      if (!once || !url.includes('save')) return undefined;
      once = false;
      return { status: 'ERROR', action: 'reload_cart' };
    };
    await clock.advance(500);
    expect(tab.events.map((event) => event.type)).toEqual(['reloaded', 'saved', 'settled']);
    expect(quantities()).toEqual([1]);
  });
  test('CALL-09 an operation that the server cannot read does not block the others', async () => {
    const tab = await openTab();
    const bad = add(2, 'BAD');
    server.intercept = ({ body }) =>
      JSON.stringify(body).includes('BAD')
        ? { status: 'ERROR', error: 'invalid', validation_results: [{ field: 'operations', message: 'is not valid' }] }
        : undefined;
    await tab.outbox.append(cartId, [add(1), bad, add(3)], 0);
    await clock.advance(1_000);
    expect(quantities()).toEqual([1, 3]);
    expect(tab.outbox.getStatus().refused).toMatchObject([
      { operation: { id: bad.id }, reason: 'invalid', message: 'operations is not valid' },
    ]);
    everyOnce();
  });
});
