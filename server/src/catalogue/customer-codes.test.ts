import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/database.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { insertPart, refusalOf, type UsersStore, usersStore } from '../services.fixture.ts';
import { changeCustomerCodes, readCustomerCodes } from './customer-codes.ts';

let store: UsersStore;
const forgotten: string[] = [];
beforeAll(async () => {
  store = await usersStore();
  await insertPart(store.database, 0, 'BOLT');
  await insertPart(store.database, 1, 'NUT');
});
afterAll(() => store.database.close());

const change = (...codes: readonly (readonly [stock_code: string, own: string])[]) =>
  changeCustomerCodes(
    { database: store.database, search: { ranking: { forget: (accode) => void forgotten.push(accode) } } },
    'KES014',
    codes.map(([stock_code, customer_stock_code]) => ({ stock_code, customer_stock_code })),
  );
const stored = async () =>
  (await readCustomerCodes(store.database, ['KES014'])).map((each) => [each.stock_code, each.customer_stock_code]);

test('HIST-05 own codes are trimmed; of a repeated part the last counts; an empty one is deleted', async () => {
  await change(['BOLT', 'mine'], ['NUT', ' N-1 '], ['BOLT', 'B-1']);
  expect(await stored()).toEqual([
    ['BOLT', 'B-1'],
    ['NUT', 'N-1'],
  ]);
  expect(await change(['BOLT', '  '])).toEqual([]);
  expect(await stored()).toEqual([['NUT', 'N-1']]);
  expect(forgotten).toEqual(['KES014', 'KES014']);
});

test('HIST-05 an unknown part is named and nothing is set', async () => {
  const refusal = await refusalOf(change(['BOLT', 'B-2'], ['NONE', 'N-2']));
  expect(refusal?.validation_results).toEqual([
    { field: 'customer_stock_code_overrides.1.stock_code', message: catalogueMessages.noPart('NONE') },
  ]);
  expect(await store.database.query(sql`SELECT FROM customer_stock_code WHERE stock_code = 'BOLT'`)).toEqual([]);
});
