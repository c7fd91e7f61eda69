import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/lib/run.mjs';
import { brands } from './words.mjs';

const statements = [
  // Without foreign keys and change records: the copies are consistent, and the list gets a new version below.
  `SET session_replication_role = replica`,
  `CREATE TEMP TABLE brand AS SELECT name, k, to_char(k, 'FM00') AS code FROM unnest($1::text[]) WITH ORDINALITY AS b (name, k)`,
  `CREATE TEMP TABLE size AS SELECT max(part_id) + 1 AS parts FROM part`,
  `INSERT INTO part SELECT stock_code || '-' || b.code, part_id + (b.k * parts)::int,
     description || ', ' || b.name, product_category, product_type, thread, finish, spec, size, length, image, pack_quantity, pack_code,
     pack_weight, inner_quantity, sell_quantity_minimum, sell_quantity_increment, price_per, discontinued,
     superseded_by || '-' || b.code, poa, information
   FROM part, brand b, size ORDER BY b.k, part_id`,
  `INSERT INTO stock SELECT stock_code || '-' || b.code, available, next_dates FROM stock, brand b`,
  `UPDATE filter SET members = (
     SELECT array_agg(m + (k * parts)::int ORDER BY k, m) FROM unnest(members) AS m, generate_series(0, (SELECT max(k) FROM brand)) AS k, size
   ) WHERE cardinality(members) > 0`,
  `INSERT INTO setting (name, value) VALUES ('stocklist_version', '"bench"') ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  `ANALYZE part`,
];

/** Makes 25 parts of each part of a filled store: one for each brand beside the supplier's own. Returns how many there are. */
export async function multiply(url) {
  const require = createRequire(join(root, 'tests', 'package.json'));
  const { default: pg } = await import(pathToFileURL(require.resolve('pg')).href);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement, statement.includes('$1') ? [brands] : []);
    const { rows } = await client.query('SELECT count(*)::int AS parts FROM part');
    return rows[0].parts;
  } finally {
    await client.end();
  }
}
