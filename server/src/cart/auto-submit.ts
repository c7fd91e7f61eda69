import { sql } from '../db/database.ts';
import { writeSubmittedOrder } from '../orders-out/outgoing-events.ts';
import type { Services } from '../services.ts';
import { foldInto } from './fold.ts';
import { type CartRow, cartColumns, loadCart } from './rows.ts';
import { serverOperation } from './server-operation.ts';

/** Username in the history of operations that the server makes itself; their user id is that of the cart's creator. */
const serverUsername = 'auto_submit';
const batchSize = 20;

type DueRow = CartRow & { readonly created_by: string; readonly web_discount: string };

/** CART-19: submits confirmed carts that are due and returns their number. Safe to run in several processes: each skips locked rows. */
export async function submitDueCarts(services: Pick<Services, 'database' | 'clock' | 'config'>): Promise<number> {
  const { database, clock, config } = services;
  return database.transaction(async (tx) => {
    const now = clock.now();
    const due = await tx.query<DueRow>(sql`
      SELECT ${cartColumns}, c.created_by, a.web_discount::text AS web_discount
      FROM cart c JOIN account a USING (accode)
      WHERE c.status = 'confirmed' AND c.auto_submit <= ${now.toISOString()}
      ORDER BY c.auto_submit LIMIT ${batchSize} FOR UPDATE OF c SKIP LOCKED`);
    for (const row of due) {
      const cart = await loadCart(tx, row);
      const { cart: submitted } = await foldInto(tx, cart, {
        operations: [serverOperation({ kind: 'cart.submit', payload: { at: now.toISOString() } }, now, serverUsername)],
        author: { userId: row.created_by, realUserId: row.created_by, username: serverUsername },
        account: { accode: row.accode, web_discount: row.web_discount },
        now,
        mayBeRepeat: false,
        priceStaleSeconds: config.priceStaleSeconds,
      });
      await writeSubmittedOrder(tx, submitted, now);
    }
    return due.length;
  });
}
