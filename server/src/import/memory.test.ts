import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueMessages } from '../messages/catalogue.ts';
import { insertPart, now, refusalOf, type UsersStore, usersStore } from '../services.fixture.ts';
import { readAliases, rememberChoices } from './memory.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
  await insertPart(store.database, 0, 'BOLT');
});
afterAll(() => store.database.close());

const remember = (...given: readonly (readonly [text: string, stock_code: string])[]) => {
  const author = { accode: 'KES014', userId: 'moira', now };
  const aliases = given.map(([text, stock_code]) => ({ text, stock_code }));
  return store.database.transaction((tx) => rememberChoices(tx, author, { aliases }));
};
const known = async () => Object.values(await readAliases(store.database, 'KES014'));

test('IMP-06 a text keeps its part until it is forgotten; a text without a letter or digit is skipped', async () => {
  expect(await remember(['cup square 12 x 50', 'BOLT'], ['--', 'BOLT'])).toBe(1);
  expect(await known()).toEqual(['BOLT']);
  expect(await remember(['Cup Square 12 x 50', ''])).toBe(0);
  expect(await known()).toEqual([]);
});

test('IMP-06 an unknown part is named, and nothing is stored', async () => {
  expect((await refusalOf(remember(['one', 'BOLT'], ['two', 'NONE'])))?.validation_results).toEqual([
    { field: 'aliases.1.stock_code', message: catalogueMessages.noPart('NONE') },
  ]);
  expect(await known()).toEqual([]);
});
