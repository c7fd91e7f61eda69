import { sql, type Transaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export const filterFeeds: readonly string[] = ['parts', 'part-attributes', 'filters', 'categories'];

/** `M8` before `M10`. */
const natural = new Intl.Collator('en-AU', { numeric: true });

type Value = Pick<Tables['filter'], 'filter_root' | 'filter' | 'description'> & { readonly given: number | null };

/** Rebuilds all filters from the parts and their attributes: the existing values and the parts that have them. */
export async function rebuildFilters(tx: Transaction): Promise<void> {
  await tx.query(sql`DELETE FROM filter`);
  await tx.query(sql`
    INSERT INTO filter (filter, filter_root, type, description, position, members, hidden)
    SELECT key, '', 'R', record ->> 'description', 0, '{}'::integer[], (record ->> 'hidden')::boolean
    FROM feed_row WHERE feed = 'filters' AND until IS NULL
    UNION ALL
    SELECT 'PCAT', '', 'R', 'Category', 0, '{}'::integer[], false
    WHERE NOT EXISTS (SELECT FROM feed_row WHERE feed = 'filters' AND until IS NULL AND key = 'PCAT')`);
  // Values that differ only in punctuation get numbered codes.
  await tx.query(sql`
    INSERT INTO filter (filter, filter_root, type, description, position, members, image, hidden)
    SELECT code || CASE WHEN again > 1 THEN '_' || again ELSE '' END, root, type, value, 0, members,
      coalesce(category ->> 'image', ''), coalesce((category ->> 'hidden')::boolean, hidden)
    FROM (
      SELECT root, type, value, hidden, members, category, code,
        row_number() OVER (PARTITION BY root, code ORDER BY value) AS again
      FROM (
        SELECT root, type, value, hidden, array_agg(part_id ORDER BY part_id) AS members,
          coalesce(nullif(trim('_' FROM upper(regexp_replace(value, '[^A-Za-z0-9]+', '_', 'g'))), ''), 'VALUE') AS code
        FROM (
          SELECT f.key AS root, f.record ->> 'type' AS type, (f.record ->> 'hidden')::boolean AS hidden, p.part_id,
            CASE f.record ->> 'source' WHEN 'product_type' THEN p.product_type WHEN 'thread' THEN p.thread
              WHEN 'finish' THEN p.finish WHEN 'spec' THEN p.spec WHEN 'size' THEN p.size WHEN 'length' THEN p.length
              WHEN 'pack_code' THEN p.pack_code
              ELSE (SELECT trim(concat_ws(' ', a.record ->> 'value', a.record ->> 'unit')) FROM feed_row a
                WHERE a.feed = 'part-attributes' AND a.until IS NULL
                  AND a.key = p.stock_code || E'\t' || (f.record ->> 'source')) END AS value
          FROM feed_row f CROSS JOIN part p WHERE f.feed = 'filters' AND f.until IS NULL AND f.key <> 'PCAT'
          UNION ALL
          SELECT 'PCAT', 'C', false, part_id, product_category FROM part) AS member
        WHERE value <> '' GROUP BY root, type, value, hidden) AS valued
      LEFT JOIN (SELECT key, record AS category FROM feed_row WHERE feed = 'categories' AND until IS NULL) AS c
        ON root = 'PCAT' AND c.key = value) AS numbered`);
  await orderFilters(tx);
}

/** Orders filter roots and categories as the supplier does, all other values naturally: M8 before M10. */
async function orderFilters(tx: Transaction): Promise<void> {
  const rows = await tx.query<Value>(sql`
    SELECT f.filter_root, f.filter, f.description, (r.record ->> 'position')::int AS given
    FROM filter f LEFT JOIN feed_row r ON r.until IS NULL AND (
      (r.feed = 'filters' AND f.filter_root = '' AND r.key = f.filter)
      OR (r.feed = 'categories' AND f.filter_root = 'PCAT' AND r.key = f.description))`);
  const sorted = rows.toSorted(
    (a, b) => (a.given ?? 0) - (b.given ?? 0) || natural.compare(a.description, b.description),
  );
  await tx.query(sql`
    UPDATE filter SET position = given.place - 1
    FROM unnest(${sorted.map((row) => row.filter_root)}::text[], ${sorted.map((row) => row.filter)}::text[])
      WITH ORDINALITY AS given (filter_root, filter, place)
    WHERE filter.filter_root = given.filter_root AND filter.filter = given.filter`);
}
