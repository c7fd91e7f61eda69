import { sql, type Transaction } from '../../db/database.ts';
import { places } from '../people/places.ts';
import { carriers, deliveryOptions, erpLinks, searchMutations, warehouses } from '../people/reference.ts';
import { demoPreferences } from '../people/users.ts';
import type { DemoSupplier } from '../supplier.ts';
import { type Cell, type Column, insertRows } from './insert.ts';

/** Text columns with the same names as the row's fields; `typed` does the same for another type. */
function fields<Row extends object>(...names: readonly (keyof Row & string)[]): Column<Row>[] {
  return names.map((name) => [name, 'text', (row) => row[name] as Cell]);
}
const typed = <Row extends object>(type: string, ...names: readonly (keyof Row & string)[]): Column<Row>[] =>
  fields<Row>(...names).map(([name, , value]) => [name, type, value]);

type Of<List extends readonly object[]> = List[number];

/** Inserts data that belongs to no account. */
export async function fillReference(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'warehouse',
    fields<Of<typeof warehouses>>('warehouse_code', 'name', 'suburb', 'state', 'postcode'),
    warehouses,
  );
  await insertRows(tx, 'carrier', fields<Of<typeof carriers>>('code', 'name'), carriers);
  await insertRows(
    tx,
    'postcode',
    [
      ...fields<Of<typeof places>>('postcode', 'suburb', 'state'),
      ...typed<Of<typeof places>>('double precision', 'latitude', 'longitude'),
    ],
    places,
  );
  await insertRows(tx, 'search_mutation', fields<Of<typeof searchMutations>>('match', 'replacement'), searchMutations);
  await insertRows(
    tx,
    'erp_link',
    [...fields<Of<typeof erpLinks>>('name', 'template'), ...typed<Of<typeof erpLinks>>('boolean', 'encode')],
    erpLinks,
  );
  const options = deliveryOptions.map((option, position) => ({ ...option, position }));
  await insertRows(
    tx,
    'delivery_option',
    [
      ...fields<Of<typeof options>>('code', 'name', 'days'),
      ...typed<Of<typeof options>>('smallint', 'position'),
      ...typed<Of<typeof options>>('numeric', 'base_charge', 'charge_per_kg'),
    ],
    options,
  );
}

export async function fillAccounts(tx: Transaction, accounts: DemoSupplier['accounts']): Promise<void> {
  type Account = Of<typeof accounts>;
  await insertRows(
    tx,
    'account',
    [
      ...fields<Account>(
        'accode',
        'billto',
        'name',
        'address',
        'business_number',
        'suburb',
        'state',
        'postcode',
        'store_code',
        'warehouse',
      ),
      ...typed<Account>('numeric', 'web_discount'),
      ...typed<Account>('boolean', 'dropship_allowed'),
    ],
    accounts,
  );
}

/** Inserts users with the given password hash, and everything that belongs to them and their accounts. */
export async function fillUsers(tx: Transaction, supplier: DemoSupplier, passwordHash: string): Promise<void> {
  type User = Of<DemoSupplier['users']>;
  await insertRows(
    tx,
    'portal_user',
    [
      ...fields<User>('user_id', 'username', 'firstname', 'lastname', 'email', 'mobile', 'user_type', 'primary_accode'),
      ['password_hash', 'text', () => passwordHash],
      ['demo', 'boolean', () => true],
    ],
    supplier.users,
  );
  const owned = supplier.users.flatMap(({ user_id, accodes }) =>
    accodes.map((accode, position) => ({ user_id, accode, position })),
  );
  await insertRows(
    tx,
    'user_account',
    [...fields<Of<typeof owned>>('user_id', 'accode'), ...typed<Of<typeof owned>>('smallint', 'position')],
    owned,
  );
  await insertRows(
    tx,
    'user_preference',
    [
      ['user_id', 'text', (row) => `demo-${row.username}`],
      ['name', 'text', (row) => row.name],
      ['value', 'text', (row) => row.value],
    ],
    demoPreferences,
  );
  await insertRows(
    tx,
    'customer_stock_code',
    fields<Of<DemoSupplier['customerCodes']>>('accode', 'stock_code', 'customer_stock_code'),
    supplier.customerCodes,
  );
  type Favourite = Of<DemoSupplier['favourites']>;
  await insertRows(
    tx,
    'favourite',
    [
      ...fields<Favourite>('id', 'user_id', 'parent_id', 'data_type', 'name', 'stock_code'),
      ...typed<Favourite>('integer', 'order', 'quantity'),
    ],
    supplier.favourites,
  );
  await fillDropships(tx, supplier.dropships);
}

async function fillDropships(tx: Transaction, dropships: DemoSupplier['dropships']): Promise<void> {
  type Dropship = Of<typeof dropships>;
  await insertRows(
    tx,
    'dropship_address',
    [
      ...fields<Dropship>(
        'created_for_accode',
        'company',
        'contact',
        'phone',
        'address_1',
        'address_2',
        'suburb',
        'state',
        'postcode',
      ),
      ...typed<Dropship>('integer', 'ds_id', 'replaces_ds_id'),
      ...typed<Dropship>('boolean', 'deleted'),
    ],
    dropships,
  );
  const next = 1 + Math.max(...dropships.map((each) => each.ds_id));
  await tx.query(sql`SELECT setval(pg_get_serial_sequence('dropship_address', 'ds_id'), ${next}, false)`);
}
