import { type Database, sql } from './database.ts';

/** `./migrations/0001_baseline.sql` → its text, included in the build. */
const files: Readonly<Record<string, string>> = import.meta.glob('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const migrations = Object.entries(files)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([path, text]) => ({ name: path.replace(/^.*\//, '').replace(/\.sql$/, ''), text }));

/** The names of all migrations, in order. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name);

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
 */
export async function migrate(
  database: Database,
  isWanted: (name: string) => boolean = () => true,
): Promise<readonly string[]> {
  const ran: string[] = [];
  for (const { name, text } of migrations) {
    if (!isWanted(name)) continue;
    const isNew = await database.transaction(
      async (tx) => {
        await tx.query(sql`SELECT pg_advisory_xact_lock(${lockNumber})`);
        await tx.query(
          sql`CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, ran timestamptz NOT NULL DEFAULT now())`,
        );
        if ((await tx.query(sql`SELECT 1 FROM migration WHERE name = ${name}`)).length > 0) return false;
        for (const statement of statementsOf(text)) await tx.query({ text: statement, values: [] });
        await tx.query(sql`INSERT INTO migration (name) VALUES (${name})`);
        return true;
      },
      { deadline },
    );
    if (isNew) ran.push(name);
  }
  return ran;
}

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
