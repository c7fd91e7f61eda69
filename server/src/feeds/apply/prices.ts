import { sql } from '../../db/database.ts';
import { type Apply, changedRows, goneKeys } from './rows.ts';

export const applyPrices: Apply = {
  feed: 'prices',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO price (stock_code, accode, price_type, quantity_break, price)
      SELECT record ->> 'stock_code', NULL, 'standard', (record ->> 'quantity_break')::int, (record ->> 'price')::numeric
      FROM ${changedRows(loadId, 'prices')} AS given
      ON CONFLICT (stock_code, accode, price_type, quantity_break) DO UPDATE SET price = excluded.price`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`
      DELETE FROM price USING ${goneKeys(loadId, 'prices')} AS gone
      WHERE stock_code = split_part(gone.key, E'\t', 1) AND accode IS NULL
        AND quantity_break = split_part(gone.key, E'\t', 2)::int`);
  },
};

export const applyContractPrices: Apply = {
  feed: 'contract-prices',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO price (stock_code, accode, price_type, quantity_break, price)
      SELECT record ->> 'stock_code', record ->> 'accode', record ->> 'price_type', (record ->> 'quantity_break')::int,
        (record ->> 'price')::numeric
      FROM ${changedRows(loadId, 'contract-prices')} AS given
      ON CONFLICT (stock_code, accode, price_type, quantity_break) DO UPDATE SET price = excluded.price`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`
      DELETE FROM price USING ${goneKeys(loadId, 'contract-prices')} AS gone
      WHERE accode = split_part(gone.key, E'\t', 1) AND stock_code = split_part(gone.key, E'\t', 2)
        AND price_type = split_part(gone.key, E'\t', 3) AND quantity_break = split_part(gone.key, E'\t', 4)::int`);
  },
};

export const applyDiscounts: Apply = {
  feed: 'discounts',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO deal (deal_id, code, name, effect, starts, ends, accode, most_uses, position)
      SELECT key, record ->> 'promo_code', record ->> 'name',
        CASE WHEN record ->> 'percent' IS NOT NULL
          THEN jsonb_build_object('kind', 'percent_off_category', 'category', record ->> 'category', 'percent', record ->> 'percent')
        WHEN record ->> 'amount' IS NOT NULL
          THEN jsonb_build_object('kind', 'amount_off', 'amount', record ->> 'amount', 'minimum', record ->> 'minimum_order')
        ELSE jsonb_build_object('kind', 'quantity_price', 'stock_code', record ->> 'stock_code',
          'quantity', record -> 'quantity', 'price', record ->> 'price', 'price_per', record -> 'price_per') END,
        (record ->> 'starts')::date, (record ->> 'ends')::date, record ->> 'accode', (record ->> 'most_uses')::int,
        coalesce((record ->> 'position')::int, 0)
      FROM ${changedRows(loadId, 'discounts')} AS given
      ON CONFLICT (deal_id) DO UPDATE SET code = excluded.code, name = excluded.name, effect = excluded.effect,
        starts = excluded.starts, ends = excluded.ends, accode = excluded.accode, most_uses = excluded.most_uses,
        position = excluded.position`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`DELETE FROM deal WHERE deal_id IN ${goneKeys(loadId, 'discounts')}`);
  },
};
