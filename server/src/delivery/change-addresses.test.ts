import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/database.ts';
import { callers, now, refusalOf, type UsersStore, usersStore } from '../services.fixture.ts';
import type { Caller } from '../session/caller.ts';
import { readAddresses } from './addresses.ts';
import { addAddress, removeAddress, replaceAddress } from './change-addresses.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
  await store.database.query(sql`UPDATE account SET dropship_allowed = accode = 'KES014'`);
});
afterAll(() => store.database.close());

const account = (accode: string) => ({ accode, billto: accode }) as Caller['accounts'][number];
const moira: Caller = { ...callers.it, kind: 'customer', accounts: [account('KES014'), account('HAR010')] };
const other: Caller = { ...moira, accounts: [account('HAR010')] };
const address = {
  company: ' Kestrel ',
  contact: 'Moira Tan',
  phone: '02 5550 1234',
  email: '',
  address1: '1 Wharf Road',
  address2: '',
  suburb: 'Nowra',
  state: 'nsw',
  postcode: '2541',
};
const add = (accode = 'KES014', more: object = {}) =>
  store.database.transaction((tx) => addAddress(tx, moira, { accode, address: { ...address, ...more } }, now));
const events = async () =>
  (await store.database.query<{ topic: string }>(sql`SELECT topic FROM outbox_message ORDER BY message_id`)).map(
    ({ topic }) => topic,
  );

test('DLV-02 an address is added, replaced by a new row and deleted; other systems hear of each', async () => {
  const added = await add();
  expect(added).toMatchObject({ company: 'Kestrel', state: 'NSW', replaces_ds_id: null });
  const { ds_id } = added;
  const changed = await store.database.transaction((tx) =>
    replaceAddress(tx, moira, { ds_id, address: { ...address, suburb: 'Bomaderry' } }, now),
  );
  expect(changed).toMatchObject({ suburb: 'Bomaderry', replaces_ds_id: ds_id });
  expect(await readAddresses(store.database, 'KES014', [])).toEqual([changed]);
  await store.database.transaction((tx) => removeAddress(tx, moira, changed.ds_id, now));
  expect(await readAddresses(store.database, 'KES014', [])).toEqual([]);
  expect(await events()).toEqual(['address.added', 'address.changed', 'address.deleted']);
});

test('DLV-02 refused: an account that may not, somebody else’s address, and wrong fields', async () => {
  const before = await events();
  expect(await refusalOf(add('HAR010'))).toMatchObject({ error: 'dropship_not_allowed' });
  expect((await refusalOf(add('KES014', { postcode: '25' })))?.validation_results).toMatchObject([
    { field: 'postcode' },
  ]);
  expect(await events()).toEqual(before);
  const { ds_id } = await add();
  const remove = store.database.transaction((tx) => removeAddress(tx, other, ds_id, now));
  expect(await refusalOf(remove)).toMatchObject({ error: 'address_not_found' });
});
