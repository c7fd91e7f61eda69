import { expect, test, vi } from 'vitest';
import { loadNearStock } from './near-stock.ts';
import type { Portal } from './portal.ts';
import { createStore } from './store.ts';

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

test('SRCH-01 what is in stock near the account is ranked first; one call per account and stock list; nothing remains after the session', async () => {
  const session = createStore<unknown>({ status: 'signed_in', accode: 'KES014' });
  const status = createStore<{ version: string | null; complete: boolean }>({ version: null, complete: true });
  const requested: string[] = [];
  const rankInStock = vi.fn();
  const transport = {
    callOrFalse: async (_: unknown, { accode }: { accode: string }) => {
      requested.push(accode);
      return { version: status.get().version, warehouse_codes: ['SYD'], held: '10' };
    },
  };
  const forAccount = vi.fn();
  const catalogue = { rankInStock, forAccount, getStatus: () => status.get(), subscribe: status.subscribe };
  const near = loadNearStock({ session, transport, catalogue } as unknown as Portal);
  await settle();
  expect(requested).toEqual([]);
  status.set({ version: 'v1', complete: false });
  await settle();
  // The server searches, and ranks for the account.
  expect(requested).toEqual([]);
  expect(forAccount).toHaveBeenLastCalledWith('KES014');
  status.set({ version: 'v1', complete: true });
  await settle();
  status.set({ version: 'v1', complete: true });
  await settle();
  expect(rankInStock.mock.lastCall?.[0]).toMatchObject({ version: 'v1', held: '10' });
  session.set({ status: 'signed_in', accode: 'BAY002' });
  await settle();
  status.set({ version: 'v2', complete: true });
  await settle();
  expect(requested).toEqual(['KES014', 'BAY002', 'BAY002']);
  expect(rankInStock.mock.lastCall?.[0]).toMatchObject({ version: 'v2' });
  session.set({ status: 'signed_out' });
  expect(rankInStock.mock.lastCall).toEqual([null]);
  near.close();
});
