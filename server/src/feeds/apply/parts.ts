import { type Sql, sql, type Transaction } from '../../db/database.ts';
import { type Apply, goneKeys } from './rows.ts';

/** Codes of the parts that a load changes, including changes of their attributes and packs. */
function touchedParts(loadId: number): Sql {
  return sql`(
  SELECT DISTINCT split_part(key, E'\t', 1) COLLATE "C" AS stock_code FROM feed_change
  WHERE load_id = ${loadId} AND feed IN ('parts', 'part-attributes', 'part-packs'))`;
}

/** SQL for `part.information` of the part `t.stock_code` with the record `r.record`. */
const information = sql`jsonb_build_object(
  'dimensions', coalesce((
    SELECT jsonb_agg(jsonb_build_object('symbol', a.record ->> 'symbol', 'label', a.record ->> 'name',
        'value', trim(concat_ws(' ', a.record ->> 'value', a.record ->> 'unit')))
      ORDER BY (a.record ->> 'position')::int, a.key)
    FROM feed_row a WHERE a.feed = 'part-attributes' AND a.until IS NULL AND a.record ->> 'kind' = 'dimension'
      AND a.key >= t.stock_code || E'\t' AND a.key < t.stock_code || E'\n'), '[]') || coalesce((
    SELECT jsonb_agg(jsonb_build_object('symbol', split_part(entry, ':', 1),
        'label', split_part(substr(entry, strpos(entry, ':') + 1), '=', 1), 'value', substr(entry, strpos(entry, '=') + 1))
      ORDER BY place)
    FROM jsonb_array_elements_text(r.record -> 'dimensions') WITH ORDINALITY AS each (entry, place)), '[]'),
  'details', coalesce((
    SELECT jsonb_agg(jsonb_build_object('label', a.record ->> 'name',
        'value', trim(concat_ws(' ', a.record ->> 'value', a.record ->> 'unit')))
      ORDER BY (a.record ->> 'position')::int, a.key)
    FROM feed_row a WHERE a.feed = 'part-attributes' AND a.until IS NULL AND a.record ->> 'kind' = 'detail'
      AND a.key >= t.stock_code || E'\t' AND a.key < t.stock_code || E'\n'), '[]') || coalesce((
    SELECT jsonb_agg(jsonb_build_object('label', split_part(entry, '=', 1), 'value', substr(entry, strpos(entry, '=') + 1))
      ORDER BY place)
    FROM jsonb_array_elements_text(r.record -> 'details') WITH ORDINALITY AS each (entry, place)), '[]'),
  'packaging', coalesce((
    SELECT jsonb_agg(jsonb_build_object('pack_code', a.record ->> 'pack_code', 'quantity', (a.record ->> 'quantity')::int,
        'weight_kg', a.record ->> 'weight_kg')
      ORDER BY (a.record ->> 'quantity')::int, a.key)
    FROM feed_row a WHERE a.feed = 'part-packs' AND a.until IS NULL
      AND a.key >= t.stock_code || E'\t' AND a.key < t.stock_code || E'\n'), '[]') || coalesce((
    SELECT jsonb_agg(jsonb_build_object('pack_code', split_part(entry, '=', 1), 'quantity', split_part(entry, '=', 2)::int,
        'weight_kg', split_part(entry, '=', 3)) ORDER BY place)
    FROM jsonb_array_elements_text(r.record -> 'packs') WITH ORDINALITY AS each (entry, place)), '[]'),
  'stockNotes', r.record -> 'note')`;

/** The id of the next new part. Browsers store the stock list by these ids, so the id of a removed part is never reused. */
async function nextPartId(tx: Transaction): Promise<number> {
  const [row] = await tx.query<{ next: number }>(sql`
    SELECT greatest(coalesce((SELECT max(part_id) + 1 FROM part), 0),
      coalesce((SELECT (value)::int FROM setting WHERE name = 'next_part_id'), 0)) AS next`);
  return row?.next ?? 0;
}

export const applyParts: Apply = {
  feed: 'parts',
  also: ['part-attributes', 'part-packs'],
  async put(tx, loadId) {
    const next = await nextPartId(tx);
    await tx.query(sql`
      INSERT INTO part (stock_code, part_id, description, product_category, product_type, thread, finish, spec, size, length,
        image, pack_quantity, pack_code, pack_weight, inner_quantity, sell_quantity_minimum, sell_quantity_increment, price_per,
        discontinued, superseded_by, poa, information)
      SELECT t.stock_code,
        coalesce(p.part_id, ${next}::int + (row_number() OVER (PARTITION BY p.part_id IS NULL ORDER BY r.line))::int - 1),
        r.record ->> 'description', r.record ->> 'category', r.record ->> 'product_type', r.record ->> 'thread',
        r.record ->> 'finish', r.record ->> 'spec', r.record ->> 'size', r.record ->> 'length', r.record ->> 'image',
        (r.record ->> 'pack_quantity')::int, r.record ->> 'pack_code', round((r.record ->> 'pack_weight_kg')::numeric * 1000)::int,
        (r.record ->> 'inner_quantity')::int, (r.record ->> 'sell_quantity_minimum')::int,
        (r.record ->> 'sell_quantity_increment')::int, (r.record ->> 'price_per')::int, (r.record ->> 'discontinued')::boolean,
        r.record ->> 'superseded_by', (r.record ->> 'poa')::boolean, ${information}
      FROM ${touchedParts(loadId)} AS t
        JOIN feed_row r ON r.feed = 'parts' AND r.key = t.stock_code AND r.until IS NULL
        LEFT JOIN part p ON p.stock_code = t.stock_code
      ON CONFLICT (stock_code) DO UPDATE SET description = excluded.description, product_category = excluded.product_category,
        product_type = excluded.product_type, thread = excluded.thread, finish = excluded.finish, spec = excluded.spec,
        size = excluded.size, length = excluded.length, image = excluded.image, pack_quantity = excluded.pack_quantity,
        pack_code = excluded.pack_code, pack_weight = excluded.pack_weight, inner_quantity = excluded.inner_quantity,
        sell_quantity_minimum = excluded.sell_quantity_minimum, sell_quantity_increment = excluded.sell_quantity_increment,
        price_per = excluded.price_per, discontinued = excluded.discontinued, superseded_by = excluded.superseded_by,
        poa = excluded.poa, information = excluded.information`);
    await tx.query(sql`
      INSERT INTO setting (name, value) VALUES ('next_part_id', to_jsonb(${await nextPartId(tx)}::int))
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`DELETE FROM part WHERE stock_code IN ${goneKeys(loadId, 'parts')}`);
  },
};

/** Parts whose relations a load changes. All their relations are rewritten, because the position of a relation is part of its key. */
function relatedParts(loadId: number): Sql {
  return sql`(
  SELECT DISTINCT split_part(key, E'\t', 1) AS stock_code FROM feed_change WHERE load_id = ${loadId} AND feed = 'relations')`;
}

export const applyRelations: Apply = {
  feed: 'relations',
  async put(tx, loadId) {
    await tx.query(sql`DELETE FROM part_relation WHERE stock_code IN ${relatedParts(loadId)}`);
    await tx.query(sql`
      INSERT INTO part_relation (stock_code, relation, other_stock_code, position)
      SELECT r.record ->> 'stock_code', r.record ->> 'relation', r.record ->> 'other_stock_code',
        row_number() OVER (PARTITION BY r.record ->> 'stock_code', r.record ->> 'relation'
          ORDER BY (r.record ->> 'position')::int, r.key) - 1
      FROM ${relatedParts(loadId)} AS t
        JOIN feed_row r ON r.feed = 'relations' AND r.until IS NULL
          AND r.key >= (t.stock_code || E'\t') COLLATE "C" AND r.key < (t.stock_code || E'\n') COLLATE "C"`);
  },
  remove: async () => undefined,
};

/** Parts that a load adds or changes, or whose stock it changes. */
function stockedParts(loadId: number): Sql {
  return sql`(
  SELECT DISTINCT split_part(key, E'\t', 1) COLLATE "C" AS stock_code FROM feed_change
  WHERE load_id = ${loadId} AND feed IN ('stock', 'parts'))`;
}

export const applyStock: Apply = {
  feed: 'stock',
  also: ['parts'],
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO stock (stock_code, available, next_dates)
      SELECT t.stock_code, array_agg(coalesce((r.record ->> 'available')::int, 0) ORDER BY w.place),
        array_agg((r.record ->> 'next_date')::date ORDER BY w.place)
      FROM ${stockedParts(loadId)} AS t
        JOIN part USING (stock_code)
        CROSS JOIN jsonb_array_elements_text((SELECT value FROM setting WHERE name = 'stock_warehouses'))
          WITH ORDINALITY AS w (code, place)
        LEFT JOIN feed_row r ON r.feed = 'stock' AND r.key = t.stock_code || E'\t' || w.code AND r.until IS NULL
      GROUP BY t.stock_code
      ON CONFLICT (stock_code) DO UPDATE SET available = excluded.available, next_dates = excluded.next_dates`);
  },
  remove: async () => undefined,
};
