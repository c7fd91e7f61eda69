import { type Sql, sql } from '../../db/database.ts';
import { type Apply, changedRows, goneKeys } from './rows.ts';

export const applyWarehouses: Apply = {
  feed: 'warehouses',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO warehouse (warehouse_code, name, suburb, state, postcode)
      SELECT key, record ->> 'name', record ->> 'suburb', record ->> 'state', record ->> 'postcode'
      FROM ${changedRows(loadId, 'warehouses')} AS given
      ON CONFLICT (warehouse_code) DO UPDATE SET name = excluded.name, suburb = excluded.suburb, state = excluded.state,
        postcode = excluded.postcode`);
    // Stock rows have one entry for each code of this list, so codes are never removed and new ones are appended.
    await tx.query(sql`
      INSERT INTO setting (name, value)
      SELECT 'stock_warehouses', coalesce((SELECT value FROM setting WHERE name = 'stock_warehouses'), '[]') || jsonb_agg(key ORDER BY line)
      FROM ${changedRows(loadId, 'warehouses')} AS given
      WHERE NOT coalesce((SELECT value FROM setting WHERE name = 'stock_warehouses'), '[]') ? key
      HAVING count(*) > 0
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
  },
  async remove(tx, loadId) {
    // A warehouse that a closed account refers to stays for its past orders.
    await tx.query(sql`
      DELETE FROM warehouse WHERE warehouse_code IN ${goneKeys(loadId, 'warehouses')}
        AND NOT EXISTS (SELECT FROM account WHERE warehouse = warehouse_code)`);
  },
};

export const applyCarriers: Apply = {
  feed: 'carriers',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO carrier (code, name) SELECT key, record ->> 'name' FROM ${changedRows(loadId, 'carriers')} AS given
      ON CONFLICT (code) DO UPDATE SET name = excluded.name`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`DELETE FROM carrier WHERE code IN ${goneKeys(loadId, 'carriers')}`);
  },
};

export const applyDeliveryOptions: Apply = {
  feed: 'delivery-options',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO delivery_option (code, name, days, position, base_charge, charge_per_kg)
      SELECT key, record ->> 'name', record ->> 'days', (record ->> 'position')::smallint,
        (record ->> 'base_charge')::numeric, (record ->> 'charge_per_kg')::numeric
      FROM ${changedRows(loadId, 'delivery-options')} AS given
      ON CONFLICT (code) DO UPDATE SET name = excluded.name, days = excluded.days, position = excluded.position,
        base_charge = excluded.base_charge, charge_per_kg = excluded.charge_per_kg`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`DELETE FROM delivery_option WHERE code IN ${goneKeys(loadId, 'delivery-options')}`);
  },
};

/** SQL for the stores `given` that a load changes, with the group `name` of each category that they sell. */
function groupsSold(loadId: number): Sql {
  return sql`(
  SELECT DISTINCT given.key, coalesce(nullif(c.record ->> 'store_group', ''), c.key) AS name
  FROM ${changedRows(loadId, 'stores')} AS given
    CROSS JOIN LATERAL jsonb_array_elements_text(given.record -> 'categories') AS each (category)
    JOIN feed_row c ON c.feed = 'categories' AND c.key = each.category AND c.until IS NULL)`;
}

export const applyStores: Apply = {
  feed: 'stores',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO store (store_code, name, address, suburb, state, postcode, phone, hours, latitude, longitude)
      SELECT key, record ->> 'name', record ->> 'address', record ->> 'suburb', record ->> 'state', record ->> 'postcode',
        record ->> 'phone', record ->> 'hours', (record ->> 'latitude')::double precision, (record ->> 'longitude')::double precision
      FROM ${changedRows(loadId, 'stores')} AS given
      ON CONFLICT (store_code) DO UPDATE SET name = excluded.name, address = excluded.address, suburb = excluded.suburb,
        state = excluded.state, postcode = excluded.postcode, phone = excluded.phone, hours = excluded.hours,
        latitude = excluded.latitude, longitude = excluded.longitude`);
    // Stores sell product categories. Those of one group are one choice of "Where to buy".
    await tx.query(sql`
      INSERT INTO store_category (category, description, position, product_categories)
      SELECT name, name, min((record ->> 'position')::smallint), array_agg(key ORDER BY (record ->> 'position')::int, key)
      FROM (
        SELECT key, record, coalesce(nullif(record ->> 'store_group', ''), key) AS name
        FROM feed_row WHERE feed = 'categories' AND until IS NULL) AS grouped
      WHERE name IN (SELECT name FROM ${groupsSold(loadId)} AS sold) GROUP BY name
      ON CONFLICT (category) DO UPDATE SET position = excluded.position, product_categories = excluded.product_categories`);
    await tx.query(sql`
      DELETE FROM store_sells WHERE store_code IN (SELECT key FROM ${changedRows(loadId, 'stores')} AS given)`);
    await tx.query(sql`
      INSERT INTO store_sells (store_code, category)
      SELECT key, name FROM ${groupsSold(loadId)} AS sold`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`DELETE FROM store WHERE store_code IN ${goneKeys(loadId, 'stores')}`);
  },
};
