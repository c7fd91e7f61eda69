import { aliasKey, type ColumnRole, type ImportMemory } from '@portal/domain/import';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import type { Queries } from '../cart/rows.ts';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { accountOf, signedIn } from '../session/access.ts';

/** Of one account: beyond them the oldest are forgotten. */
const mostAliases = 5_000;
const mostLayouts = 200;

/** What an account chose for texts, by their keys (IMP-06). */
export async function readAliases(db: Queries, accode: string): Promise<Readonly<Record<string, string>>> {
  const rows = await db.query<Pick<Tables['import_alias'], 'alias_key' | 'stock_code'>>(sql`
    SELECT alias_key, stock_code FROM import_alias WHERE accode = ${accode} ORDER BY made DESC LIMIT ${mostAliases}`);
  return Object.fromEntries(rows.map((row) => [row.alias_key, row.stock_code]));
}

/** IMP-06 */
export const getImportMemory: Handler<'getImportMemory'> = async ({ data, caller }, { database }) => {
  const { accode } = accountOf(signedIn(caller), data.accode);
  const memory = await database.transaction(
    async (tx): Promise<ImportMemory> => {
      const layouts = await tx.query<{ layout: string; roles: readonly ColumnRole[] }>(sql`
        SELECT layout, roles FROM import_layout WHERE accode = ${accode} ORDER BY made DESC LIMIT ${mostLayouts}`);
      return {
        aliases: await readAliases(tx, accode),
        layouts: Object.fromEntries(layouts.map((row) => [row.layout, row.roles])),
      };
    },
    { accounts: [accode] },
  );
  return { data: memory };
};

/** IMP-06: all or nothing; a part that is not there is refused by name. */
export const rememberImport: Handler<'rememberImport'> = async ({ data, caller }, { database, clock }) => {
  const who = signedIn(caller);
  const { accode } = accountOf(who, data.accode);
  const made = clock.now().toISOString();
  const wanted = new Map(data.aliases.map(({ text, stock_code }) => [aliasKey(text), stock_code]));
  wanted.delete('');
  const kept = [...wanted].filter(([, code]) => code !== '');
  await database.transaction(
    async (tx) => {
      const known = await tx.query<{ stock_code: string }>(sql`
        SELECT stock_code FROM part WHERE stock_code = ANY(${kept.map(([, code]) => code)}::text[])`);
      const there = new Set(known.map((row) => row.stock_code));
      const wrong = data.aliases.flatMap(({ stock_code }, i) =>
        stock_code === '' || there.has(stock_code)
          ? []
          : [{ field: `aliases.${i}.stock_code`, message: `There is no part ${stock_code}` }],
      );
      if (wrong.length > 0) throw invalidFields(wrong);
      await tx.query(sql`
        DELETE FROM import_alias WHERE accode = ${accode} AND alias_key = ANY(${[...wanted.keys()]}::text[])`);
      await tx.query(sql`
        INSERT INTO import_alias (accode, alias_key, stock_code, made_by, made)
        SELECT ${accode}, k, c, ${who.userId}, ${made}
        FROM unnest(${kept.map(([key]) => key)}::text[], ${kept.map(([, code]) => code)}::text[]) AS given (k, c)
        ON CONFLICT (accode, alias_key) DO UPDATE SET stock_code = excluded.stock_code, made_by = excluded.made_by, made = excluded.made`);
      await tx.query(sql`
        DELETE FROM import_alias WHERE accode = ${accode} AND alias_key IN (
          SELECT alias_key FROM import_alias WHERE accode = ${accode} ORDER BY made DESC OFFSET ${mostAliases})`);
      if (!data.layout) return;
      const { layout, roles } = data.layout;
      await tx.query(sql`
        INSERT INTO import_layout (accode, layout, roles, made_by, made)
        VALUES (${accode}, ${layout}, ${JSON.stringify(roles)}::jsonb, ${who.userId}, ${made})
        ON CONFLICT (accode, layout) DO UPDATE SET roles = excluded.roles, made_by = excluded.made_by, made = excluded.made`);
      await tx.query(sql`
        DELETE FROM import_layout WHERE accode = ${accode} AND layout IN (
          SELECT layout FROM import_layout WHERE accode = ${accode} ORDER BY made DESC OFFSET ${mostLayouts})`);
    },
    { accounts: [accode] },
  );
  return { data: { aliases: kept.length } };
};
