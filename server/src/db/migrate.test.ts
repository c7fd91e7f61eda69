import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseMessages } from '../messages/database.ts';
import { type Database, sql } from './database.ts';
import { MigrationError } from './errors.ts';
import { formerMigrations } from './former-migrations.ts';
import { databaseOn } from './memory-store.fixture.ts';
import { doneMigrations, migrate, migrationNames, pendingMigrations, statementsOf } from './migrate.ts';

test('a migration is split into statements; comments between them are dropped and function bodies stay intact', () => {
  const text = `-- head;\nCREATE TABLE a (\n  -- inner; note\n  b text\n);\n\nCREATE FUNCTION f() AS $$\nBEGIN;\nEND;\n$$;\nSELECT 1`;
  expect(statementsOf(text)).toEqual([
    'CREATE TABLE a (\n  b text\n);',
    'CREATE FUNCTION f() AS $$\nBEGIN;\nEND;\n$$;',
    'SELECT 1',
  ]);
});

describe('the migrations that were merged into the baseline', () => {
  const merged = ['0001_baseline', ...formerMigrations];
  const later = migrationNames.filter((name) => !merged.includes(name));
  let database: Database;
  /** A database of the last build before the merge: it has all former migrations and none after them. */
  beforeAll(async () => {
    database = databaseOn(await PGlite.create());
    expect(await migrate(database, (name) => !later.includes(name))).toEqual(['0001_baseline']);
    await database.query(sql`
      INSERT INTO outbox_message (topic, payload, made) VALUES ('order.cancelled', '{}', now()), ('order.submitted', '{}', now())`);
  });
  afterAll(() => database.close());

  test('are done in a new database, as in one that ran them all', async () => {
    expect(await doneMigrations(database)).toEqual(merged);
  });

  test.each(['0002_tips', '0033_hive_schedule', '0050_references'])(
    'are not run by this build: a database that stopped before %s is refused, with what to do, and left as it is',
    async (first) => {
      await database.query(sql`DELETE FROM migration WHERE name >= ${first}`);
      const before = await doneMigrations(database);
      const message = databaseMessages.migratedInPart(first);
      expect(message).toContain(formerMigrations.at(-1));
      await expect(migrate(database)).rejects.toThrow(new MigrationError(message));
      expect(await doneMigrations(database)).toEqual(before);
      await database.query(sql`
      INSERT INTO migration (name) SELECT unnest(${[...formerMigrations]}::text[]) ON CONFLICT DO NOTHING`);
    },
  );

  test('are followed by those after them, each once', async () => {
    expect(await pendingMigrations(database)).toEqual(later);
    expect(await migrate(database)).toEqual(later);
    expect(await database.query(sql`SELECT topic FROM outbox_message`)).toEqual([{ topic: 'order.submitted' }]);
    expect(await migrate(database)).toEqual([]);
    expect(await doneMigrations(database)).toEqual(migrationNames);
  });
});
