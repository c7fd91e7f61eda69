import { afterAll, beforeAll, expect, test } from 'vitest';
import { callers, now, refusalOf, request, type UsersStore, usersStore } from '../services.fixture.ts';
import { maxFilesPerHour, takePriceFile } from './net-price-limit.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
});
afterAll(() => store.database.close());

test('HIST-04 six price files within an hour, then none until the first is an hour old', async () => {
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  const take = (at: Date, userId = 'moira') =>
    refusalOf(takePriceFile(store.database, request, { userId, realUserId: userId }, 'KES014', at));
  for (let file = 0; file < maxFilesPerHour; file += 1) expect(await take(minutes(file))).toBeNull();
  expect(await take(minutes(59))).toMatchObject({ error: 'too_many_files' });
  expect(await take(minutes(59), callers.it.userId)).toBeNull();
  expect(await take(minutes(60))).toBeNull();
  expect(await take(minutes(60))).toMatchObject({ error: 'too_many_files' });
});
