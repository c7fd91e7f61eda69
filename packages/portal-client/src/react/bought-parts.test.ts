import { expect, test, vi } from 'vitest';
import { loadBoughtParts } from './bought-parts.ts';
import type { Portal } from './portal.ts';
import { createStore } from './store.ts';

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

test('SRCH-01 parts that the account in use bought are ranked first; one call per account; nothing remains after the session', async () => {
  const session = createStore<unknown>({ status: 'signed_in', accode: 'KES014' });
  const asked: string[] = [];
  const rankFirst = vi.fn();
  const transport = {
    callOrFalse: async (_: unknown, { accode }: { accode: string }) => {
      asked.push(accode);
      return { parts: [{ stock_code: `${accode}-BOLT` }] };
    },
  };
  const bought = loadBoughtParts({ session, transport, catalogue: { rankFirst } } as unknown as Portal);
  await settle();
  expect(rankFirst.mock.lastCall).toEqual([['KES014-BOLT']]);
  session.set({ status: 'signed_in', accode: 'BAY002' });
  await settle();
  expect(rankFirst.mock.lastCall).toEqual([['BAY002-BOLT']]);
  session.set({ status: 'signed_in', accode: 'KES014' });
  await settle();
  expect(rankFirst.mock.lastCall).toEqual([['KES014-BOLT']]);
  expect(asked).toEqual(['KES014', 'BAY002']);
  session.set({ status: 'signed_out' });
  expect(rankFirst.mock.lastCall).toEqual([[]]);
  bought.close();
  expect(rankFirst.mock.lastCall).toEqual([[]]);
});
