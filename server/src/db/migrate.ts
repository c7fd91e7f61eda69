import { databaseMessages } from '../messages/database.ts';
import { type Database, sql, type Transaction } from './database.ts';
import { MigrationError } from './errors.ts';
import { formerMigrations } from './former-migrations.ts';

/** `./migrations/0051_name.sql` or `./migrations/0001_baseline/01_settings.sql` → its text, included in the build. */
const files: Readonly<Record<string, string>> = import.meta.glob('./migrations/**/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A migration is a file, or a folder of files that run in the order of their names. */
const nameOf = (path: string): string => path.replace('./migrations/', '').replace(/(\/|\.sql$).*/, '');

/** The texts of each migration by its name, in order. */
const migrations = new Map<string, readonly string[]>();
for (const [path, text] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
  migrations.set(nameOf(path), [...(migrations.get(nameOf(path)) ?? []), text]);

const baseline = '0001_baseline';

/** The names of all migrations that a database has in the end, in order. */
export const migrationNames: readonly string[] = [...migrations.keys(), ...formerMigrations].sort();

/**
 * The migrations that a database still needs and this build no longer contains, given those that it has: it began with an earlier build
 * and was not migrated to the end. Empty for other databases.
 */
export const missingFormerMigrations = (done: readonly string[]): readonly string[] =>
  done.includes(baseline) ? formerMigrations.filter((name) => !done.includes(name)) : [];

/** The migrations that a database has; empty if it is new. */
export async function doneMigrations(database: Pick<Database, 'query'>): Promise<readonly string[]> {
  const [known] = await database.query<{ known: boolean }>(sql`SELECT to_regclass('migration') IS NOT NULL AS known`);
  if (!known?.known) return [];
  const rows = await database.query<{ name: string }>(sql`SELECT name FROM migration ORDER BY name`);
  return rows.map(({ name }) => name);
}

/** The migrations that a database does not have yet. */
export async function pendingMigrations(database: Pick<Database, 'query'>): Promise<readonly string[]> {
  const done = new Set(await doneMigrations(database));
  return migrationNames.filter((name) => !done.has(name));
}

/** Arbitrary, but the same in every process. */
const lockNumber = 4_176_308;
const deadline = 120_000;

/**
 * Migrates the database to the newest schema, each migration in its own transaction. If several processes start at once, one migrates
 * and the others wait. Returns the names of the migrations that it ran. `isWanted` filters the migrations to run.
 * Throws a `MigrationError` if the database has only some of the migrations that the baseline replaced.
 */
export async function migrate(
  database: Database,
  isWanted: (name: string) => boolean = () => true,
): Promise<readonly string[]> {
  const ran: string[] = [];
  for (const [name, texts] of migrations) {
    if (!isWanted(name)) continue;
    const isNew = await database.transaction(
      async (tx) => {
        await tx.query(sql`SELECT pg_advisory_xact_lock(${lockNumber})`);
        await tx.query(
          sql`CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, ran timestamptz NOT NULL DEFAULT now())`,
        );
        const done = await doneMigrations(tx);
        const [missing] = missingFormerMigrations(done);
        if (missing) throw new MigrationError(databaseMessages.migratedInPart(missing));
        if (done.includes(name)) return false;
        for (const statement of texts.flatMap(statementsOf)) await tx.query({ text: statement, values: [] });
        await recordDone(tx, name === baseline ? [name, ...formerMigrations] : [name]);
        return true;
      },
      { deadline },
    );
    if (isNew) ran.push(name);
  }
  return ran;
}

const recordDone = (tx: Transaction, names: readonly string[]) =>
  tx.query(sql`INSERT INTO migration (name) SELECT unnest(${[...names]}::text[])`);

const isInBody = (text: string) => text.split('$$').length % 2 === 0;

/** Splits a migration into statements, which end with a semicolon at the end of a line. Function bodies are enclosed in `$$`. */
export function statementsOf(text: string): readonly string[] {
  const statements: string[] = [];
  let open = '';
  for (const line of text.split('\n')) {
    if (!isInBody(open) && /^\s*(--.*)?$/.test(line)) continue;
    open += `${line}\n`;
    if (!isInBody(open) && /;\s*(--.*)?$/.test(line)) {
      statements.push(open.trim());
      open = '';
    }
  }
  if (open.trim() !== '') statements.push(open.trim());
  return statements;
}
