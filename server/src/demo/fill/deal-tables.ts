import { sql, type Transaction } from '../../db/database.ts';
import { demoDeals, orderRules } from '../people/deals.ts';
import { insertRows } from './insert.ts';

/** Inserts deals and promo codes, and the rules for every order (CART-16). */
export async function fillDeals(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'deal',
    [
      ['deal_id', 'text', (row) => row.deal_id],
      ['code', 'text', (row) => row.code],
      ['name', 'text', (row) => row.name],
      ['effect', 'jsonb', (row) => JSON.stringify(row.effect)],
      ['starts', 'date', (row) => row.starts],
      ['ends', 'date', (row) => row.ends],
      ['accode', 'text', (row) => row.accode],
      ['most_uses', 'integer', (row) => row.most_uses],
      ['position', 'integer', (row) => row.position],
    ],
    demoDeals.map((row, position) => ({ ...row, position })),
  );
  await tx.query(sql`INSERT INTO setting (name, value) VALUES ('order_rules', ${JSON.stringify(orderRules)}::text::jsonb)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
}
