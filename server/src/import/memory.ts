import type { ColumnRole, ImportMemory } from '@portal/domain/import';
import type { Queries } from '../cart/rows.ts';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

/** Limits for each account; the oldest entries beyond them are deleted. */
const mostAliases = 5_000;
const mostLayouts = 200;

/** Stock codes that an account chose for texts, by alias key (IMP-06). */
export async function readAliases(db: Queries, accode: string): Promise<Readonly<Record<string, string>>> {
  const rows = await db.query<Pick<Tables['import_alias'], 'alias_key' | 'stock_code'>>(sql`
    SELECT alias_key, stock_code FROM import_alias WHERE accode = ${accode} ORDER BY made DESC LIMIT ${mostAliases}`);
  return Object.fromEntries(rows.map((row) => [row.alias_key, row.stock_code]));
}

/** Column roles by layout (IMP-06). */
export async function readLayouts(db: Queries, accode: string): Promise<ImportMemory['layouts']> {
  const rows = await db.query<{ layout: string; roles: readonly ColumnRole[] }>(sql`
    SELECT layout, roles FROM import_layout WHERE accode = ${accode} ORDER BY made DESC LIMIT ${mostLayouts}`);
  return Object.fromEntries(rows.map((row) => [row.layout, row.roles]));
}

interface Teacher {
  readonly accode: string;
  readonly userId: string;
  readonly now: Date;
}

/** Stores stock codes by alias key. An empty code deletes the alias. */
export async function writeAliases(
  tx: Queries,
  { accode, userId, now }: Teacher,
  aliases: ReadonlyMap<string, string>,
): Promise<void> {
  const set = [...aliases].filter(([, code]) => code !== '');
  await tx.query(sql`
    DELETE FROM import_alias WHERE accode = ${accode} AND alias_key = ANY(${[...aliases.keys()]}::text[])`);
  await tx.query(sql`
    INSERT INTO import_alias (accode, alias_key, stock_code, made_by, made)
    SELECT ${accode}, k, c, ${userId}, ${now.toISOString()}
    FROM unnest(${set.map(([key]) => key)}::text[], ${set.map(([, code]) => code)}::text[]) AS given (k, c)
    ON CONFLICT (accode, alias_key) DO UPDATE SET stock_code = excluded.stock_code, made_by = excluded.made_by, made = excluded.made`);
  await tx.query(sql`
    DELETE FROM import_alias WHERE accode = ${accode} AND alias_key IN (
      SELECT alias_key FROM import_alias WHERE accode = ${accode} ORDER BY made DESC OFFSET ${mostAliases})`);
}

export async function writeLayout(
  tx: Queries,
  { accode, userId, now }: Teacher,
  { layout, roles }: { readonly layout: string; readonly roles: readonly ColumnRole[] },
): Promise<void> {
  await tx.query(sql`
    INSERT INTO import_layout (accode, layout, roles, made_by, made)
    VALUES (${accode}, ${layout}, ${JSON.stringify(roles)}::jsonb, ${userId}, ${now.toISOString()})
    ON CONFLICT (accode, layout) DO UPDATE SET roles = excluded.roles, made_by = excluded.made_by, made = excluded.made`);
  await tx.query(sql`
    DELETE FROM import_layout WHERE accode = ${accode} AND layout IN (
      SELECT layout FROM import_layout WHERE accode = ${accode} ORDER BY made DESC OFFSET ${mostLayouts})`);
}
