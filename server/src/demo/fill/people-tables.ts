import type { DropshipAddress } from '@portal/domain/delivery';
import { sql, type Transaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { addressColumns, deleteAddress, insertAddress } from '../../delivery/addresses.ts';
import { editedAddress } from '../people/belongings.ts';
import { places } from '../people/places.ts';
import { erpLinks } from '../people/reference.ts';
import { demoPreferences, demoUsers } from '../people/users.ts';
import type { DemoSupplier } from '../supplier.ts';
import { type Cell, type Column, insertRows } from './insert.ts';

/** Text columns with the same names as the row's fields; `typed` does the same for another type. */
function fields<Row extends object>(...names: readonly (keyof Row & string)[]): Column<Row, keyof Row & string>[] {
  return names.map((name) => [name, 'text', (row) => row[name] as Cell]);
}
const typed = <Row extends object>(type: string, ...names: readonly (keyof Row & string)[]) =>
  fields<Row>(...names).map(([name, , value]): Column<Row, keyof Row & string> => [name, type, value]);

type Of<List extends readonly object[]> = List[number];

/** Inserts data that belongs to no account and that no feed brings. */
export async function fillReference(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'postcode',
    [
      ...fields<Of<typeof places>>('postcode', 'suburb', 'state'),
      ...typed<Of<typeof places>>('double precision', 'latitude', 'longitude'),
    ],
    places,
  );
  await insertRows(
    tx,
    'erp_link',
    [...fields<Of<typeof erpLinks>>('name', 'template'), ...typed<Of<typeof erpLinks>>('boolean', 'encode')],
    erpLinks,
  );
}

/** Inserts the users with the given password hash, which no feed may bring. Their names, roles and accounts follow from the feed. */
export async function fillSignIns(tx: Transaction, passwordHash: string): Promise<void> {
  type UserRecord = Pick<
    Tables['portal_user'],
    'user_id' | 'username' | 'firstname' | 'lastname' | 'email' | 'mobile' | 'user_type'
  >;
  const records: readonly UserRecord[] = demoUsers;
  await tx.query(sql`
    INSERT INTO portal_user (user_id, username, firstname, lastname, email, mobile, user_type, password_hash, demo)
    SELECT user_id, username, firstname, lastname, email, mobile, user_type, ${passwordHash}, true
    FROM jsonb_populate_recordset(NULL::portal_user, ${JSON.stringify(records)}::text::jsonb)
    ON CONFLICT DO NOTHING`);
}

/** Inserts what users added themselves: preferences, favourites and a changed address. */
export async function fillBelongings(tx: Transaction, { favourites }: Pick<DemoSupplier, 'favourites'>): Promise<void> {
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
  type Favourite = Of<DemoSupplier['favourites']>;
  await insertRows(
    tx,
    'favourite',
    [
      ...fields<Favourite>('id', 'user_id', 'parent_id', 'data_type', 'name', 'stock_code'),
      ...typed<Favourite>('integer', 'order', 'quantity'),
    ],
    favourites,
  );
  const { accode, address_code, address_1 } = editedAddress;
  const ofFeed = sql`created_for_accode = ${accode} AND feed_code = ${address_code}`;
  const addresses = await tx.query<DropshipAddress>(
    sql`SELECT ${addressColumns} FROM dropship_address WHERE ${ofFeed}`,
  );
  for (const address of addresses) {
    await insertAddress(tx, accode, { ...address, address1: address_1 }, address.ds_id);
    await deleteAddress(tx, address.ds_id);
  }
}
