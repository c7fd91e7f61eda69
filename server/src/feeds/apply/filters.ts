import { sql, type Transaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { sizeOrder } from './size-order.ts';

export const filterFeeds: readonly string[] = ['parts', 'part-attributes', 'filters', 'categories'];

/** `UNC 8` before `UNC 10`. */
const natural = new Intl.Collator('en-AU', { numeric: true });

/** The capitals and digits of a value, with a number if another value has the same: `1/2` and `1-2`. */
function freeCode(value: string, taken: ReadonlySet<string>): string {
  const plain =
    value
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '_')
      .replace(/^_|_$/g, '') || 'VALUE';
  let code = plain;
  for (let again = 2; taken.has(code); again += 1) code = `${plain}_${again}`;
  return code;
}

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
  // The question mark, which no code has, marks values that `nameFilters` still gives a code.
  await tx.query(sql`
    INSERT INTO filter (filter, filter_root, type, description, position, members, image, hidden)
    SELECT '?' || value, root, type, value, 0, members, coalesce(category ->> 'image', image),
      coalesce((category ->> 'hidden')::boolean, hidden)
    FROM (
      SELECT root, type, value, hidden, array_agg(part_id ORDER BY part_id) AS members,
        CASE type WHEN 'P' THEN (array_agg(image ORDER BY part_id))[1] ELSE '' END AS image
      FROM (
        SELECT f.key AS root, f.record ->> 'type' AS type, (f.record ->> 'hidden')::boolean AS hidden, p.part_id, p.image,
          coalesce(nullif(CASE f.record ->> 'source' WHEN 'product_type' THEN p.product_type WHEN 'thread' THEN p.thread
            WHEN 'finish' THEN p.finish WHEN 'spec' THEN p.spec WHEN 'size' THEN p.size WHEN 'length' THEN p.length
            WHEN 'pack_code' THEN p.pack_code
            ELSE (SELECT each.attribute ->> 'value'
              FROM jsonb_array_elements((p.information -> 'details') || (p.information -> 'dimensions')) AS each (attribute)
              WHERE each.attribute ->> 'label' = f.record ->> 'source' LIMIT 1) END, ''), f.record ->> 'if_none') AS value
        FROM feed_row f CROSS JOIN part p WHERE f.feed = 'filters' AND f.until IS NULL AND f.key <> 'PCAT'
        UNION ALL
        SELECT 'PCAT', 'C', false, part_id, image, product_category FROM part) AS member
      WHERE value <> '' GROUP BY root, type, value, hidden) AS valued
    LEFT JOIN (SELECT key, record AS category FROM feed_row WHERE feed = 'categories' AND until IS NULL) AS c
      ON root = 'PCAT' AND c.key = value`);
  await nameFilters(tx);
}

/**
 * Orders filter roots and categories as the supplier does, all other values by size, then naturally: M8 and 3/8 in before M10. Gives each
 * value its code.
 */
async function nameFilters(tx: Transaction): Promise<void> {
  const rows = await tx.query<Value>(sql`
    SELECT f.filter_root, f.filter, f.description, (r.record ->> 'position')::int AS given
    FROM filter f LEFT JOIN feed_row r ON r.until IS NULL AND (
      (r.feed = 'filters' AND f.filter_root = '' AND r.key = f.filter)
      OR (r.feed = 'categories' AND f.filter_root = 'PCAT' AND r.key = f.description))`);
  const sorted = rows.toSorted(
    (a, b) =>
      (a.given ?? 0) - (b.given ?? 0) ||
      sizeOrder(a.description) - sizeOrder(b.description) ||
      natural.compare(a.description, b.description),
  );
  const takenIn = new Map<string, Set<string>>();
  const codes = sorted.map(({ filter_root, filter, description }) => {
    if (filter_root === '') return filter;
    const taken = takenIn.get(filter_root) ?? new Set();
    takenIn.set(filter_root, taken);
    const code = freeCode(description, taken);
    taken.add(code);
    return code;
  });
  await tx.query(sql`
    UPDATE filter SET position = given.place - 1, filter = given.code
    FROM unnest(${sorted.map((row) => row.filter_root)}::text[], ${sorted.map((row) => row.filter)}::text[], ${codes}::text[])
      WITH ORDINALITY AS given (filter_root, filter, code, place)
    WHERE filter.filter_root = given.filter_root AND filter.filter = given.filter`);
}
