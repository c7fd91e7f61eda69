import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { databaseMessages } from '../../server/src/messages/database.ts';
import { attachPostgres } from '../support/postgres.ts';
import { run } from '../support/process.ts';

let client: pg.Client;
let store: string;
beforeAll(async () => {
  store = await attachPostgres(inject('postgresUrl')).makeDatabase();
  client = new pg.Client({ connectionString: store });
  await client.connect();
});
afterAll(() => client.end());

const migrate = () => run(['node', 'server/dist/main.js', 'migrate'], { DATABASE_URL: store });

test('PostgreSQL: a database with all migrations that the baseline replaced goes on; one with some is refused in one line', async () => {
  expect((await migrate()).output).toMatch(/^Ran 0001_baseline\nRan 0051/);
  // The state after the last build that had the replaced migrations.
  await client.query(`DELETE FROM migration WHERE name = '0051_unread_messages'`);
  expect(await migrate()).toEqual({ code: 0, output: 'Ran 0051_unread_messages\n1 migration done.\n' });
  // The state if that build had not finished.
  await client.query(`DELETE FROM migration WHERE name >= '0033'`);
  expect(await migrate()).toEqual({ code: 1, output: `${databaseMessages.migratedInPart('0033_hive_schedule')}\n` });
});
