import type { CustomerStockCode } from '@portal/domain/catalogue';
import type { Handler } from '../calls/handler.ts';
import { accountNotFound, invalidFields } from '../calls/refusal.ts';
import { sql } from '../db/database.ts';
import { accountOf, signedIn } from '../session/access.ts';

/** HIST-05: all or nothing; the last of two entries for one part counts. */
export const setCustomerStockCodeOverrides: Handler<'setCustomerStockCodeOverrides'> = async (
  { data, caller },
  { database },
) => {
  const who = signedIn(caller);
  const asked = data.accode ?? who.primaryAccode;
  if (asked === null) throw accountNotFound();
  const { accode } = accountOf(who, asked);
  const given = data.customer_stock_code_overrides.map((each) => ({
    stock_code: each.stock_code,
    customer_stock_code: each.customer_stock_code.trim(),
  }));
  const wanted = new Map(given.map((each) => [each.stock_code, each.customer_stock_code]));
  const rows = await database.transaction(async (tx) => {
    const known = await tx.query<{ stock_code: string }>(sql`
      SELECT stock_code FROM part WHERE stock_code = ANY(${[...wanted.keys()]}::text[])`);
    const there = new Set(known.map((row) => row.stock_code));
    const wrong = given.flatMap((each, i) =>
      there.has(each.stock_code)
        ? []
        : [{ field: `customer_stock_code_overrides.${i}.stock_code`, message: `There is no part ${each.stock_code}` }],
    );
    if (wrong.length > 0) throw invalidFields(wrong);
    const set = [...wanted].filter(([, code]) => code !== '');
    const taken = [...wanted].flatMap(([stock_code, code]) => (code === '' ? [stock_code] : []));
    await tx.query(sql`
      DELETE FROM customer_stock_code WHERE accode = ${accode} AND stock_code = ANY(${taken}::text[])`);
    return tx.query<CustomerStockCode>(sql`
      INSERT INTO customer_stock_code (accode, stock_code, customer_stock_code)
      SELECT ${accode}, * FROM unnest(${set.map(([code]) => code)}::text[], ${set.map(([, code]) => code)}::text[])
      ON CONFLICT (accode, stock_code) DO UPDATE SET customer_stock_code = excluded.customer_stock_code
      RETURNING accode, stock_code, customer_stock_code`);
  });
  return { data: { customer_stock_code_overrides: rows } };
};
