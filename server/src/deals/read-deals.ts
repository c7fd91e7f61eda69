import type { Deal } from '@portal/domain/price';
import type { Queries } from '../cart/rows.ts';
import { sql } from '../db/database.ts';

export const dealColumns = sql`d.deal_id, d.code, d.name, d.effect, d.starts::text AS starts, d.ends::text AS ends, d.accode`;

/**
 * The deal of a promo code, ignoring case, or null. `uses_left` excludes this order's own use. With `lock`, no other order can use the
 * code until this transaction ends.
 */
export async function findPromo(
  tx: Queries,
  code: string,
  orderNum: string,
  options: { readonly lock?: boolean } = {},
): Promise<Deal | null> {
  if (options.lock) await tx.query(sql`SELECT 1 FROM deal WHERE upper(code) = ${code.toUpperCase()} FOR UPDATE`);
  const [deal] = await tx.query<Deal>(sql`
    SELECT ${dealColumns}, d.most_uses - (SELECT count(*)::int FROM deal_use u
      WHERE u.deal_id = d.deal_id AND u.order_num <> ${orderNum}) AS uses_left
    FROM deal d WHERE upper(d.code) = ${code.toUpperCase()}`);
  return deal ?? null;
}

/** Records that an order uses a promo code, on confirming. */
export async function recordUse(tx: Queries, code: string, orderNum: string, now: Date): Promise<void> {
  await tx.query(sql`
    INSERT INTO deal_use (deal_id, order_num, made)
    SELECT deal_id, ${orderNum}, ${now.toISOString()}::timestamptz FROM deal WHERE upper(code) = ${code.toUpperCase()}
    ON CONFLICT DO NOTHING`);
}

export async function removeUse(tx: Queries, orderNum: string): Promise<void> {
  await tx.query(sql`DELETE FROM deal_use WHERE order_num = ${orderNum}`);
}
