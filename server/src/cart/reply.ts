import {
  type CartTotals,
  type ConfirmFields,
  cartStatus,
  emptyRecord,
  type FullCartReply,
  lockOf,
  prettyName,
  quoteExpired,
  type WorkingFields,
} from '@portal/domain/cart';
import type { Confirmability } from '@portal/domain/price';
import type { AuthorisedAccount } from '@portal/domain/session';
import { findParts } from '../catalogue/parts.ts';
import { readReference } from '../catalogue/reference.ts';
import { sql } from '../db/database.ts';
import { cartMessages } from '../messages/cart.ts';
import { findLineDetails, fullLine } from './line-details.ts';
import { calculateOrderLines, calculateStoredOrder } from './pricing.ts';
import { withQuotedPrices } from './quoted-prices.ts';
import { type Queries, type StoredCart, unpriced } from './rows.ts';
import { fullName } from './summaries.ts';
import { readTerms } from './terms.ts';

interface AccountFacts {
  readonly dropship_allowed: boolean;
  readonly codes: Readonly<Record<string, string>> | null;
  readonly assignee_name: string | null;
}

/** CART-07, under both names that the specification uses. */
export const confirmFields = ({ allowed, reason }: Confirmability): ConfirmFields => ({
  confirm_allowed: allowed,
  confirm_short_reason: reason,
  confirmAllowed: allowed,
  confirmShortReason: reason,
  confirmTooltip: reason || cartMessages.confirmTooltip,
});

/** CART-09, CART-11: status fields of a cart that the server sends: saved and ready to show. */
export const workingFields = (hasBeenSaved: boolean): WorkingFields => ({
  saving: false,
  retrySave: false,
  tabReady: true,
  hasBeenSaved,
});

/** CART-15: the totals, some of them also under the names that section 3 uses. */
export const moneyFields = (totals: CartTotals) => ({
  ...totals,
  discountsReport: totals.discounts_used,
  freightCharge: totals.total_freight_charge,
});

const discountsOf = ({ web_discount }: AuthorisedAccount): FullCartReply['discounts'] =>
  Number(web_discount) > 0 ? [{ name: cartMessages.webDiscount, percent: web_discount }] : [];

/**
 * The full cart reply (section 3), with current prices and stock beside those of the last save. A locked order keeps the prices and
 * totals at which it was confirmed.
 */
export async function cartReply(
  db: Queries,
  stored: StoredCart,
  account: AuthorisedAccount,
  now: Date,
): Promise<FullCartReply> {
  const { row, state, prices } = stored;
  const locked = lockOf(state) !== null;
  const codes = state.lines.map((line) => line.stock_code);
  const record = { ...emptyRecord, ...row.record };
  const terms = await readTerms(db, state, now);
  const parts = withQuotedPrices(await findParts(db, account.accode, codes), record, terms.today);
  const details = await findLineDetails(db, codes);
  const reference = await readReference(db);
  const [facts] = await db.query<AccountFacts>(sql`
    SELECT dropship_allowed, (SELECT jsonb_object_agg(stock_code, customer_stock_code) FROM customer_stock_code c
      WHERE c.accode = a.accode AND c.stock_code = ANY(${codes}::text[])) AS codes,
      (SELECT ${fullName} FROM portal_user u WHERE lower(u.username) = lower(${state.assignee}::text)) AS assignee_name
    FROM account a WHERE accode = ${account.accode}`);
  const shown = { tabtype: state.tabtype, webDiscount: account.web_discount, now: now.toISOString() };
  const orderLine = state.lines.map((line) =>
    fullLine({
      line,
      price: prices.get(line.line_id) ?? unpriced,
      part: parts.get(line.stock_code),
      details: details.get(line.stock_code),
      customer_stock_code: facts?.codes?.[line.stock_code] ?? '',
      tabtype: shown.tabtype,
      webDiscount: shown.webDiscount,
      locked,
      now: shown.now,
    }),
  );
  const calculation = locked
    ? { ...calculateStoredOrder(stored, terms), totals: row.totals }
    : calculateOrderLines(state, orderLine, account.web_discount, terms, (line) => line);
  const { lines: _, delivery, ...head } = state;
  const dropship = facts?.dropship_allowed ?? false;
  return {
    ...head,
    ...delivery,
    ...record,
    ...moneyFields(calculation.totals),
    saved_total: row.totals.total,
    ...confirmFields(calculation.confirmability),
    promo: calculation.promo,
    minimum_order: calculation.minimum_order,
    ...workingFields(state.revision > 0),
    name: state.orderNum,
    prettyName: prettyName(state),
    status: cartStatus(state),
    accodeObject: account,
    orderLine,
    discounts: discountsOf(account),
    dropship_allowed: dropship,
    dropshipAllowed: dropship,
    deliveryOptions: calculation.deliveryOptions,
    warehouse_name: reference.warehouses.find((each) => each.warehouse_code === state.warehouse)?.name ?? '',
    ...(facts?.assignee_name ? { assignee_name: facts.assignee_name } : {}),
    expired: quoteExpired(record.quote_expiry, terms.today),
    opc_status: state.submitted === null ? null : 'queued',
    using_artificial_quantities: state.lines.some((line) => line.using_artificial_quantity),
    created: row.created,
    modified: row.modified,
  };
}
