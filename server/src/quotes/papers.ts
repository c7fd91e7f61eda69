import { createHash, randomBytes } from 'node:crypto';
import type { FullCartReply, QuotePaper } from '@portal/domain/cart';
import { wantedQuantity } from '@portal/domain/line';
import { ulid } from 'ulid';
import { Refusal } from '../calls/refusal.ts';
import type { Queries } from '../cart/rows.ts';
import { sql } from '../db/database.ts';
import { readBuyer } from '../documents/buyer.ts';
import { quotesMessages } from '../messages/quotes.ts';

export const newToken = (): string => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): Uint8Array => new Uint8Array(createHash('sha256').update(token).digest());

export interface StoredQuote {
  readonly quote_id: string;
  readonly paper: QuotePaper;
}

const noQuote = () =>
  new Refusal('no_quote', {
    action: 'display_message',
    user_message: quotesMessages.notSaved,
  });

/** The same for a revoked link and for an unknown one. */
const noLink = () =>
  new Refusal('quote_not_found', {
    action: 'display_message',
    user_message: quotesMessages.noLink,
  });

/** QQ-03: the quote document of a cart in its current state. */
export async function paperOf(
  db: Queries,
  cart: FullCartReply,
  saved: Date,
  expiry: string,
  totals: QuotePaper['totals'],
): Promise<QuotePaper> {
  const { bill_to, deliver_to } = await readBuyer(db, cart.accode, cart.deliveryDropshipIdChosen);
  const option = cart.deliveryOptions.find(({ code }) => code === cart.deliveryOptionChosen);
  return {
    orderNum: cart.orderNum,
    prettyName: cart.prettyName,
    account_name: cart.accodeObject.name,
    warehouse_name: cart.warehouse_name,
    delivery_name: option?.name ?? '',
    saved: saved.toISOString(),
    expiry,
    accode: cart.accode,
    customer_reference: cart.customer_reference,
    bill_to,
    deliver_to,
    instructions: [cart.orderInstruction1, cart.orderInstruction2].filter((text) => text !== '').join('\n'),
    lines: cart.orderLine
      // A submitted order leaves out what was never ordered; before that, a line on application must not vanish from a document.
      .map((line) => ({ line, quantity: cart.submitted === null ? wantedQuantity(line) : line.order_quantity }))
      .filter(({ quantity }) => quantity > 0)
      .map(({ line, quantity }) => ({
        line_number: line.line_number,
        stock_code: line.stock_code,
        customer_stock_code: line.customer_stock_code,
        description: line.description,
        order_quantity: quantity,
        poa: line.poa,
        price: line.webPrice,
        price_per: line.price_per ?? 1,
        extended: line.extended,
        note: line.note,
        line_reference: line.line_reference,
      })),
    totals,
  };
}

export async function storePaper(tx: Queries, paper: QuotePaper): Promise<void> {
  await tx.query(sql`
    INSERT INTO quote (quote_id, order_num, saved, expiry, paper)
    VALUES (${ulid()}, ${paper.orderNum}, ${paper.saved}, ${paper.expiry}, ${JSON.stringify(paper)}::jsonb)`);
}

/** The latest saved quote of a cart. The caller must have access to the cart. Throws a refusal if there is none. */
export async function lastQuote(db: Queries, orderNum: string): Promise<StoredQuote> {
  const [row] = await db.query<StoredQuote>(sql`
    SELECT quote_id, paper FROM quote WHERE order_num = ${orderNum} ORDER BY saved DESC, quote_id DESC LIMIT 1`);
  if (!row) throw noQuote();
  return row;
}

/** The quote of a link's token, without a check of accounts: the token grants access. Throws a refusal for an invalid token. */
export async function quoteByToken(db: Queries, token: string): Promise<StoredQuote> {
  const [row] = await db.query<StoredQuote>(sql`
    SELECT q.quote_id, q.paper FROM quote_link l JOIN quote q USING (quote_id)
    WHERE l.token_hash = ${tokenHash(token)} AND l.revoked IS NULL`);
  if (!row) throw noLink();
  return row;
}
