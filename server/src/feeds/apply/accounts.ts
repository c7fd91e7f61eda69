import { sql } from '../../db/database.ts';
import { givenColumns } from '../../delivery/addresses.ts';
import { type Apply, changedRows, goneKeys } from './rows.ts';

export const applyAccounts: Apply = {
  feed: 'accounts',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO account (accode, billto, name, suburb, state, postcode, store_code, web_discount, dropship_allowed, warehouse,
        address, business_number)
      SELECT key, coalesce(record ->> 'billto', key), record ->> 'name', record ->> 'suburb', record ->> 'state',
        record ->> 'postcode', record ->> 'branch', (record ->> 'web_discount')::numeric,
        (record ->> 'dropship_allowed')::boolean, record ->> 'warehouse_code',
        coalesce((SELECT string_agg(line, E'\n' ORDER BY place)
          FROM jsonb_array_elements_text(record -> 'address') WITH ORDINALITY AS address (line, place)), ''),
        coalesce(record ->> 'business_number', '')
      FROM ${changedRows(loadId, 'accounts')} AS given
      ON CONFLICT (accode) DO UPDATE SET billto = excluded.billto, name = excluded.name, suburb = excluded.suburb,
        state = excluded.state, postcode = excluded.postcode, store_code = excluded.store_code,
        web_discount = excluded.web_discount, dropship_allowed = excluded.dropship_allowed, warehouse = excluded.warehouse,
        address = excluded.address, business_number = excluded.business_number`);
  },
  async remove(tx, loadId) {
    // The account stays for its past orders, but nobody can use it.
    await tx.query(sql`DELETE FROM user_account WHERE accode IN ${goneKeys(loadId, 'accounts')}`);
    await tx.query(sql`
      UPDATE portal_user SET primary_accode = NULL WHERE primary_accode IN ${goneKeys(loadId, 'accounts')}`);
  },
};

export const applyAddresses: Apply = {
  feed: 'addresses',
  async put(tx, loadId) {
    // An edited address becomes a new row, so that past orders keep their address.
    await tx.query(sql`
      UPDATE dropship_address SET deleted = true
      FROM feed_change c WHERE c.load_id = ${loadId} AND c.feed = 'addresses'
        AND created_for_accode = split_part(c.key, E'\t', 1) AND feed_code = split_part(c.key, E'\t', 2) AND NOT deleted`);
    await tx.query(sql`
      INSERT INTO dropship_address (created_for_accode, feed_code, replaces_ds_id, ${givenColumns})
      SELECT record ->> 'accode', record ->> 'address_code',
        (SELECT max(ds_id) FROM dropship_address o
          WHERE o.created_for_accode = record ->> 'accode' AND o.feed_code = record ->> 'address_code'),
        ${givenColumns}
      FROM ${changedRows(loadId, 'addresses')} AS given, jsonb_populate_record(NULL::dropship_address, record) ORDER BY line`);
  },
  remove: async () => undefined,
};

export const applyUsers: Apply = {
  feed: 'users',
  async put(tx, loadId) {
    // Passwords, second factors and preferences belong to the users. A user disabled by an operator stays disabled while in the feed.
    await tx.query(sql`
      INSERT INTO portal_user (user_id, username, firstname, lastname, email, mobile, user_type, primary_accode)
      SELECT gen_random_uuid()::text, key, record ->> 'firstname', record ->> 'lastname', record ->> 'email',
        record ->> 'mobile', record ->> 'role', record -> 'accounts' ->> 0
      FROM ${changedRows(loadId, 'users')} AS given
      ON CONFLICT (lower(username)) DO UPDATE SET firstname = excluded.firstname, lastname = excluded.lastname,
        email = excluded.email, mobile = excluded.mobile, user_type = excluded.user_type, primary_accode = excluded.primary_accode
      WHERE portal_user.user_type NOT IN ('root', 'it')`);
    await tx.query(sql`
      UPDATE portal_user SET disabled = false FROM ${changedRows(loadId, 'users')} AS given
      WHERE lower(username) = given.key AND given.kind <> 'changed' AND user_type NOT IN ('root', 'it')`);
    await tx.query(sql`
      DELETE FROM user_account USING portal_user u, ${changedRows(loadId, 'users')} AS given
      WHERE user_account.user_id = u.user_id AND lower(u.username) = given.key AND u.user_type NOT IN ('root', 'it')`);
    await tx.query(sql`
      INSERT INTO user_account (user_id, accode, position)
      SELECT u.user_id, each.accode, each.place - 1
      FROM ${changedRows(loadId, 'users')} AS given JOIN portal_user u ON lower(u.username) = given.key
        CROSS JOIN LATERAL jsonb_array_elements_text(given.record -> 'accounts') WITH ORDINALITY AS each (accode, place)
      WHERE u.user_type NOT IN ('root', 'it')`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`
      UPDATE portal_user SET disabled = true
      WHERE lower(username) IN ${goneKeys(loadId, 'users')} AND user_type NOT IN ('root', 'it')`);
    await tx.query(sql`
      DELETE FROM password_reset USING portal_user u
      WHERE password_reset.user_id = u.user_id AND lower(u.username) IN ${goneKeys(loadId, 'users')}`);
  },
};

export const applyCustomerCodes: Apply = {
  feed: 'customer-codes',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO customer_stock_code (accode, stock_code, customer_stock_code)
      SELECT record ->> 'accode', record ->> 'stock_code', record ->> 'customer_code'
      FROM ${changedRows(loadId, 'customer-codes')} AS given
      ON CONFLICT (accode, stock_code) DO UPDATE SET customer_stock_code = excluded.customer_stock_code`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`
      DELETE FROM customer_stock_code USING ${goneKeys(loadId, 'customer-codes')} AS gone
      WHERE accode = split_part(gone.key, E'\t', 1) AND stock_code = split_part(gone.key, E'\t', 2)`);
  },
};
