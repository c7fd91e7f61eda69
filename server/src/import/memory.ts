import { aliasKey, type ColumnRole, type ImportMemory } from '@portal/domain/import';
import { invalidFields } from '../calls/refusal.ts';
import type { Queries } from '../cart/rows.ts';
import { knownCodes } from '../catalogue/parts.ts';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { catalogueMessages } from '../messages/catalogue.ts';

/** Limits for each account; the oldest entries beyond them are deleted. */
const maxAliases = 5_000;
const maxLayouts = 200;

/** Stock codes that an account chose for texts, by alias key (IMP-06). */
export async function readAliases(db: Queries, accode: string): Promise<Readonly<Record<string, string>>> {
  const rows = await db.query<Pick<Tables['import_alias'], 'alias_key' | 'stock_code'>>(sql`
    SELECT alias_key, stock_code FROM import_alias WHERE accode = ${accode} ORDER BY made DESC LIMIT ${maxAliases}`);
  return Object.fromEntries(rows.map((row) => [row.alias_key, row.stock_code]));
}

/** Column roles by layout (IMP-06). */
export async function readLayouts(db: Queries, accode: string): Promise<ImportMemory['layouts']> {
  const rows = await db.query<{ layout: string; roles: readonly ColumnRole[] }>(sql`
    SELECT layout, roles FROM import_layout WHERE accode = ${accode} ORDER BY made DESC LIMIT ${maxLayouts}`);
  return Object.fromEntries(rows.map((row) => [row.layout, row.roles]));
}

interface Author {
  readonly accode: string;
  readonly userId: string;
  readonly now: Date;
}

/** Stores stock codes by alias key. An empty code deletes the alias. */
async function writeAliases(
  tx: Queries,
  { accode, userId, now }: Author,
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
      SELECT alias_key FROM import_alias WHERE accode = ${accode} ORDER BY made DESC OFFSET ${maxAliases})`);
}

async function writeLayout(
  tx: Queries,
  { accode, userId, now }: Author,
  { layout, roles }: { readonly layout: string; readonly roles: readonly ColumnRole[] },
): Promise<void> {
  await tx.query(sql`
    INSERT INTO import_layout (accode, layout, roles, made_by, made)
    VALUES (${accode}, ${layout}, ${JSON.stringify(roles)}::jsonb, ${userId}, ${now.toISOString()})
    ON CONFLICT (accode, layout) DO UPDATE SET roles = excluded.roles, made_by = excluded.made_by, made = excluded.made`);
  await tx.query(sql`
    DELETE FROM import_layout WHERE accode = ${accode} AND layout IN (
      SELECT layout FROM import_layout WHERE accode = ${accode} ORDER BY made DESC OFFSET ${maxLayouts})`);
}

export interface ImportChoices {
  /** Which part a text means; an empty code forgets it. */
  readonly aliases: readonly { readonly text: string; readonly stock_code: string }[];
  readonly layouts?: readonly { readonly layout: string; readonly roles: readonly ColumnRole[] }[] | undefined;
}

/**
 * IMP-06: stores an account's choices for later imports, all or none, and returns how many texts have a part. Texts without a letter or
 * digit are skipped. Throws a refusal that names each unknown part.
 */
export async function rememberChoices(
  tx: Queries,
  author: Author,
  { aliases: given, layouts = [] }: ImportChoices,
): Promise<number> {
  const aliases = new Map(given.map(({ text, stock_code }) => [aliasKey(text), stock_code]));
  aliases.delete('');
  const codes = [...aliases.values()].filter((code) => code !== '');
  const known = await knownCodes(tx, codes);
  const wrong = given.flatMap(({ stock_code }, i) =>
    stock_code === '' || known.has(stock_code)
      ? []
      : [{ field: `aliases.${i}.stock_code`, message: catalogueMessages.noPart(stock_code) }],
  );
  if (wrong.length > 0) throw invalidFields(wrong);
  await writeAliases(tx, author, aliases);
  for (const layout of layouts) await writeLayout(tx, author, layout);
  return codes.length;
}
