import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';

/**
 * The lower bound of a save, in a separate process: one request, one transaction that locks the cart, raises its revision, writes the
 * line and the operation. No sign-in, no rules, no prices, no history to read. `node floor.mjs <pglite folder | postgres url>`, PORT.
 */
// What the portal itself uses, at its versions.
const fromServer = createRequire(join(root, 'server', 'package.json'));
const { fastify } = fromServer('fastify');

const tables = `
  CREATE TABLE floor_cart (cart_id text PRIMARY KEY, revision integer NOT NULL);
  CREATE TABLE floor_line (
    cart_id text NOT NULL, line_id text NOT NULL, quantity integer NOT NULL, PRIMARY KEY (cart_id, line_id)
  );
  CREATE TABLE floor_operation (
    cart_id text NOT NULL, operation_id text NOT NULL, revision integer NOT NULL, operation jsonb NOT NULL,
    PRIMARY KEY (cart_id, operation_id)
  );
  INSERT INTO floor_cart SELECT 'cart-' || n, 0 FROM generate_series(0, 199) AS n;
  INSERT INTO floor_line SELECT 'cart-' || c, 'line-' || l, 1 FROM generate_series(0, 199) AS c, generate_series(0, 19) AS l;
`;

const lock = 'SELECT revision FROM floor_cart WHERE cart_id = $1 FOR UPDATE';
const raise = 'UPDATE floor_cart SET revision = $2 WHERE cart_id = $1';
const setLine = 'UPDATE floor_line SET quantity = $3 WHERE cart_id = $1 AND line_id = $2';
const keep = 'INSERT INTO floor_operation VALUES ($1, $2, $3, $4)';

async function saveWith(query, { cart, operation }) {
  const { rows } = await query(lock, [cart]);
  const revision = rows[0].revision + 1;
  await query(raise, [cart, revision]);
  await query(setLine, [cart, operation.payload.line_id, operation.payload.quantity]);
  await query(keep, [cart, operation.id, revision, JSON.stringify(operation)]);
  return revision;
}

async function openPostgres(url) {
  const pg = fromServer('pg');
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(tables);
  return async (body) => {
    const connection = await pool.connect();
    try {
      await connection.query('BEGIN');
      const revision = await saveWith((text, values) => connection.query(text, values), body);
      await connection.query('COMMIT');
      return revision;
    } catch (error) {
      await connection.query('ROLLBACK');
      throw error;
    } finally {
      connection.release();
    }
  };
}

async function openPglite(folder) {
  const { PGlite } = fromServer('@electric-sql/pglite');
  const database = await PGlite.create(folder);
  await database.exec(tables);
  return (body) => database.transaction((tx) => saveWith((text, values) => tx.query(text, values), body));
}

const where = process.argv[2] ?? '';
const save = where.startsWith('postgres://') ? await openPostgres(where) : await openPglite(where);
const server = fastify();
server.get('/readyz', async () => 'ready');
server.post('/save', async (request) => ({ status: 'SAVED', revision: await save(request.body) }));
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
